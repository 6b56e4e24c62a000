import { useClient, useTemplates } from 'sanity'
import type { NewRequest } from './calendar-context.ts'
import type { CalendarItem } from './items.ts'
import type { NewThing } from './new-panel.tsx'
import type { SpecialDay } from './special-days.ts'
import type { TimeEdits } from './use-time-edits.ts'
import { timesOfDays } from './window-edit.ts'
import { approveHoliday, createDraft, writePopup } from './write-new.ts'

interface Options {
  readonly edits: TimeEdits
  openDocument(type: string, id: string, path?: string): void
}

/** Making drafts on chosen days, and approving proposed holidays. */
export function useNewThings({ edits, openDocument }: Options) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const templates = useTemplates()

  const make = ({ what, name, site, location, from, until, place }: NewThing) => {
    const times = timesOfDays(from, until, location?.timeZone ?? site.timeZone)
    if (what === 'hours') {
      if (location) openDocument('location', location.id, 'specialHours')
      return
    }
    void edits.perform(`${name} is a draft now`, async () => {
      if (what === 'popup') {
        if (!location) throw new Error('A popup belongs to a location.')
        return writePopup(client, location, { title: name, expiry: times.expiry ?? '' })
      }
      const { type, values } = newDocument(what, name, place)
      const { undo } = await createDraft(client, templates, {
        type,
        siteId: site.id,
        values: { ...values, ...times },
      })
      return undo
    })
  }

  const approve = (day: SpecialDay) =>
    void edits.perform(`${day.name}: closed, as a draft`, () => approveHoliday(client, day))

  return { make, approve }
}

/** The type of something new, and what is known of it. */
function newDocument(what: 'tile' | 'offer' | 'banner', name: string, place: number | null) {
  if (what === 'banner') return { type: 'banner', values: { title: name } } as const
  if (what === 'offer') return { type: 'offer', values: { name } } as const
  const position = place === null ? {} : { position: place }
  return { type: 'promoTile', values: { name, ...position } } as const
}

/** The first usual place of a site at which no tile shows in those days, or null. */
export function freePlace(
  request: NewRequest,
  usual: readonly number[],
  items: readonly CalendarItem[],
): number | null {
  const { start, expiry } = timesOfDays(request.from, request.until, request.site.timeZone)
  const meets = (item: CalendarItem) =>
    (!item.start || !expiry || item.start <= expiry) && (!item.expiry || !start || item.expiry >= start)
  const taken = items.filter((item) => item.kind === 'tile' && item.site === request.site.id && meets(item))
  return usual.find((place) => taken.every((item) => item.place !== place)) ?? null
}
