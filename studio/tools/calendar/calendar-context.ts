import { createContext, useContext } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { Snap } from './day-scale.ts'
import type { CalendarItem, ItemKind } from './items.ts'
import type { DayRange } from './range.ts'
import type { SpecialDay } from './special-days.ts'
import type { Moves } from './use-moves.ts'
import type { TimeEdits } from './use-time-edits.ts'

/** Days on which something new is wanted, and where. Dates are inclusive. */
export interface NewRequest {
  readonly site: StudioSite
  readonly from: string
  readonly until: string
  /** The kind of the lane it was asked for in. */
  readonly kind: ItemKind | 'hours' | null
  readonly place: number | null
}

/** What bars, lanes and panels share. */
export interface CalendarActions {
  readonly edits: TimeEdits
  readonly moves: Moves
  readonly range: DayRange
  readonly snap: Snap
  /** The present instant. */
  readonly now: string
  /** The date in a zone. */
  today(zone: string): string
  /** The day after an item's last, on its own clock; today's when it has no end. */
  dayAfter(item: CalendarItem): string
  /** @throws RangeError for a site that is not shown */
  createSite(id: string): StudioSite
  /** Why an item cannot be changed, or null. */
  lock(item: CalendarItem): string | null
  readonly selected: ReadonlySet<string>
  toggle(item: CalendarItem): void
  /** Shows the detail beside an element; `typing` puts the caret into its last moment. */
  openItem(item: CalendarItem, element: HTMLElement, typing?: boolean): void
  openNew(request: NewRequest, element: HTMLElement): void
  openDay(day: SpecialDay, element: HTMLElement): void
  approve(day: SpecialDay): void
  /** Leaves for a document's form, at a field. */
  openDocument(type: string, id: string, path?: string): void
}

export const CalendarContext = createContext<CalendarActions | null>(null)

/** @throws Error outside the calendar */
export function useCalendarActions(): CalendarActions {
  const actions = useContext(CalendarContext)
  if (!actions) throw new Error('This part belongs inside the calendar.')
  return actions
}
