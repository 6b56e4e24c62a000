import { useClient } from 'sanity'
import { type NewThing, useMakeNew } from '../../new/use-make-new.ts'
import { closeOn } from '../../new/write-new.ts'
import type { NewRequest } from './calendar-context.ts'
import type { CalendarItem } from './items.ts'
import type { SpecialDay } from './special-days.ts'
import type { TimeEdits } from './use-time-edits.ts'
import { timesOfDays } from './window-edit.ts'

interface Options {
  readonly edits: TimeEdits
  openDocument(type: string, id: string, path?: string): void
}

/** Making drafts on chosen days, and approving proposed holidays. */
export function useNewThings({ edits, openDocument }: Options) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const makeNew = useMakeNew()

  const make = (thing: NewThing, isOpened: boolean) =>
    void edits.perform(`${thing.name} is a draft now`, async () => {
      const { undo, place } = await makeNew(thing)
      if (isOpened && place) openDocument(place.type, place.id, place.path)
      return undo
    })

  const approve = ({ name, date, locations }: SpecialDay) =>
    void edits.perform(`${name}: closed, as a draft`, () => closeOn(client, locations, { date, name }))

  return { make, approve }
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
