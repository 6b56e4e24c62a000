import { useCurrentUser } from 'sanity'
import { useCurrentSite } from '../../access/current-site.tsx'
import { NewForm } from '../../new/new-form.tsx'
import { DATED_KINDS, listKinds } from '../../new/new-kinds.ts'
import type { NewThing } from '../../new/use-make-new.ts'
import { type NewRequest, useCalendarActions } from './calendar-context.ts'
import { formatDay } from './format.ts'
import { Panel } from './panel.tsx'

interface NewPanelProps {
  readonly request: NewRequest
  readonly element: HTMLElement
  /** The place a tile has on all of these sites, or null for the next of each one’s usual places. */
  placeOn(siteIds: readonly string[]): { readonly place: number | null; readonly isTaken: boolean }
  onMake(thing: NewThing, isOpened: boolean): void
  onClose(): void
}

/** Asks what is new on some days, for which sites, and for its name. */
export function NewPanel({ request, element, placeOn, onMake, onClose }: NewPanelProps) {
  const { today } = useCalendarActions()
  const { sites } = useCurrentSite()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  const kinds = listKinds(roles, sites).filter((kind) => DATED_KINDS.includes(kind))
  const now = today(request.site.timeZone)
  const { from, until, site } = request
  const days = from === until ? formatDay(from, now) : `${formatDay(from, now)} to ${formatDay(until, now)}`
  const what = kinds.find((kind) => kind === request.kind) ?? kinds[0] ?? 'tile'
  return (
    <Panel label={`New, ${days}`} element={element} width={460} onClose={onClose}>
      <NewForm
        beginning={{ what, site, days: { from, until }, place: null }}
        kinds={kinds}
        isBusy={false}
        problem={kinds.length === 0 ? 'Your role makes nothing here. Ask a manager of the site.' : ''}
        canStay
        noteOf={(thing) => (thing.what === 'tile' ? describePlace(placeOn(thing.siteIds)) : '')}
        onMake={(thing, isOpened) =>
          onMake(thing.what === 'tile' ? { ...thing, place: placeOn(thing.siteIds).place } : thing, isOpened)
        }
        onCancel={onClose}
      />
    </Panel>
  )
}

function describePlace({ place, isTaken }: { place: number | null; isTaken: boolean }): string {
  if (place === null) return 'It takes the next of each site’s usual places that is free.'
  if (isTaken) return `At place ${place}, which is taken then: both would show, one after the other.`
  return `At place ${place}.`
}
