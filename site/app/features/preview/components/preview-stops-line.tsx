import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { PreviewStop, PreviewStops } from '../stops.server.ts'
import { atTime } from './at-time.ts'
import { usePreviewStops } from './use-preview-stops.ts'

/**
 * When this page changes by itself: promotions one after the other, then opening hours, and the ones before and after the
 * shown time.
 */
export function PreviewStopsLine({ at }: { at: string | null }) {
  const { found, failed } = usePreviewStops()
  const { stops, now } = found ?? { stops: [], now: '' }
  const shownAt = Date.parse(at ?? now)
  const promotions = stops.filter(({ isPromotion }) => isPromotion)
  // One promotion after the other; opening hours only where nothing else changes.
  const stepped = promotions.length > 0 ? promotions : stops
  return (
    <>
      <div className="preview-bar__steps">
        <Step
          label="Change before"
          path="m15 18-6-6 6-6"
          stop={stepped.filter((stop) => Date.parse(stop.at) < shownAt).at(-1)}
        />
        <Step
          label="Next change"
          path="m9 18 6-6-6-6"
          stop={stepped.find((stop) => Date.parse(stop.at) > shownAt)}
        />
      </div>
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

type StepProps = {
  label: string
  /** Its arrow, on a field of 24 by 24. */
  path: string
  stop: PreviewStop | undefined
}

function Step({ label, path, stop }: StepProps) {
  const location = useLocation()
  const arrow = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
  if (!stop) {
    return (
      <button type="button" aria-label={label} disabled>
        {arrow}
      </button>
    )
  }
  return (
    <a
      className="preview-bar__button"
      href={atTime(location, stop.at)}
      aria-label={label}
      title={`${label}: ${stop.when} – ${formatChanges(stop)}`}
    >
      {arrow}
    </a>
  )
}

/** A point of the line: now, the shown time where nothing changes then, or a change. */
type Point = { at: number; stop?: PreviewStop; isNow?: true }

function listPoints({ stops, now }: PreviewStops, at: string | null): Point[] {
  const isStop = at === null || stops.some((stop) => Date.parse(stop.at) === Date.parse(at))
  return [
    { at: Date.parse(now), isNow: true },
    ...(isStop ? [] : [{ at: Date.parse(at) }]),
    ...stops.map((stop) => ({ at: Date.parse(stop.at), stop })),
  ]
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
            <li key={isNow ? 'now' : moment} data-promotion={stop?.isPromotion}>
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
