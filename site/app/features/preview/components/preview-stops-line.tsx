import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PreviewStop, PreviewStops } from '../stops.server.ts'
import { atTime } from './at-time.ts'
import { usePreviewStops } from './use-preview-stops.ts'

type PreviewStopsLineProps = {
  at: string | null
  /** Stands between the steps and the line. */
  children: ReactNode
}

/** When this page changes by itself: the stops one after the other, and the ones before and after the shown time. */
export function PreviewStopsLine({ at, children }: PreviewStopsLineProps) {
  const { found, failed } = usePreviewStops()
  const { stops, now } = found ?? { stops: [], now: '' }
  const shownAt = Date.parse(at ?? now)
  return (
    <>
      <div className="preview-bar__steps">
        <Step label="Change before" stop={stops.filter((stop) => Date.parse(stop.at) < shownAt).at(-1)} />
        <Step label="Next change" stop={stops.find((stop) => Date.parse(stop.at) > shownAt)} />
      </div>
      {children}
      {found && !failed && stops.length > 0 ? (
        <Line found={found} at={at} />
      ) : (
        <p className="preview-stops__words">{formatWithout(failed, found !== null)}</p>
      )}
    </>
  )
}

function formatWithout(failed: boolean, isFound: boolean): string {
  if (failed) return 'What changes next could not be read. Load the page again.'
  return isFound ? 'Nothing on this page changes by itself.' : 'Looking for what changes next…'
}

function Step({ label, stop }: { label: string; stop: PreviewStop | undefined }) {
  const location = useLocation()
  if (!stop) {
    return (
      <button type="button" disabled>
        {label}
      </button>
    )
  }
  return (
    <a
      className="preview-bar__button"
      href={atTime(location, stop.at)}
      title={`${stop.when} – ${formatChanges(stop)}`}
    >
      {label}
    </a>
  )
}

/** A point of the line: now, the shown time where nothing changes then, or a change. */
type Point = { at: number; stop?: PreviewStop; isNow?: true }

function listPoints({ stops, now }: PreviewStops, at: string | null): Point[] {
  const changes: Point[] = stops.map((stop) => ({ at: Date.parse(stop.at), stop }))
  const shown = at === null || stops.some((stop) => Date.parse(stop.at) === Date.parse(at))
  return [
    { at: Date.parse(now), isNow: true } as const,
    ...(shown ? [] : [{ at: Date.parse(at) }]),
    ...changes,
  ].sort((one, other) => one.at - other.at)
}

function Line({ found, at }: { found: PreviewStops; at: string | null }) {
  const location = useLocation()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && list.current) list.current.scrollLeft = here.offsetLeft - list.current.clientWidth / 3
  }, [])
  return (
    <nav className="preview-stops" aria-label="What changes on this page">
      <ol ref={list}>
        {listPoints(found, at).map(({ at: moment, stop, isNow }) => {
          const isShown = at === null ? isNow === true : !isNow && moment === Date.parse(at)
          const address = atTime(location, isNow ? null : new Date(moment).toISOString())
          return (
            <li key={isNow ? 'now' : moment}>
              <a href={address} aria-current={isShown ? 'true' : undefined}>
                {stop ? (
                  <Changes {...stop} />
                ) : (
                  <>
                    <b>{isNow ? 'Now' : 'You are here'}</b>
                    <small>{isNow ? found.nowText : found.shownText}</small>
                  </>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Changes({ changes, when }: PreviewStop) {
  const [first, ...others] = changes
  if (!first) return null
  const what = [first.title, first.does].filter(Boolean).join(' ')
  return (
    <>
      <b title={formatChanges({ changes })}>
        {first.name}
        {others.length > 0 ? ` and ${others.length} more` : ''}
      </b>{' '}
      <small>
        {what}, {when}
      </small>
    </>
  )
}

const formatChanges = ({ changes }: Pick<PreviewStop, 'changes'>) =>
  changes.map(({ name, does }) => `${name} ${does}`.trim()).join('; ')
