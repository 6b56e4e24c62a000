import {
  type PublicHoliday,
  parseHours,
  publicHolidaysFrom,
  type StateCode,
} from '@forecourt/schemas/contract'
import type { SpecialDayValue } from './hours-form.ts'
import type { SpecialDayDraft } from './hours-patches.ts'

/** How far ahead public holidays are proposed. */
const DAYS_AHEAD = 365

/** What a person decided about the proposed days: the dates that are ticked, and hours typed for some of them. */
export interface Choices {
  readonly ticked: readonly string[]
  readonly hours: Readonly<Record<string, string>>
}

export const NO_CHOICES: Choices = { ticked: [], hours: {} }

/** The public holidays of the next twelve months on which a location has no hours of its own yet. */
export function listProposals(
  state: StateCode,
  today: string,
  days: readonly SpecialDayValue[],
): PublicHoliday[] {
  const taken = new Set(days.map(({ date }) => date))
  return publicHolidaysFrom(state, today, DAYS_AHEAD).filter(({ date }) => !taken.has(date))
}

/** What is written in a day’s field: closed until something else is typed. */
export const writtenHours = ({ hours }: Choices, date: string) => hours[date] ?? 'Closed'

/** The ticked days as they are approved, and the dates whose hours cannot be read. */
export function readChoices(
  proposals: readonly PublicHoliday[],
  choices: Choices,
): { days: SpecialDayDraft[]; unread: string[] } {
  const days: SpecialDayDraft[] = []
  const unread: string[] = []
  for (const { date, name } of proposals) {
    if (!choices.ticked.includes(date)) continue
    const read = parseHours(writtenHours(choices, date))
    if ('hours' in read) days.push({ date, name, departments: [], hours: read.hours })
    else unread.push(date)
  }
  return { days, unread }
}

/** `Approve 5 days at 3 locations`. */
export function formatApproveLabel(days: number, locations: number): string {
  const what = days === 1 ? '1 day' : `${days} days`
  return locations === 1 ? `Approve ${what}` : `Approve ${what} at ${locations} locations`
}
