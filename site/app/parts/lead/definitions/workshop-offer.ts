import { departmentHours, type Location } from '@forecourt/schemas/contract'
import { formatMinutes, parseTimeOfDay } from '@forecourt/schemas/contract/pure'
import { setRanges } from '#app/domain/words/set-ranges.ts'
import { namedDays } from '#app/parts/contact/named-days.ts'
import type { LeadOption } from '../form/lead-form-model.ts'
import { COURTESY, DROP_OFF } from '../rules/service-steps.ts'

/** What a place says of its workshop. */
export type OfferingPlace = Pick<
  Location,
  'dropOffTimes' | 'courtesies' | 'openingHours' | 'specialHours' | 'locationType' | 'departments' | 'phone'
>

/** The times at which a workshop takes vehicles in, while it is open; of a time that is not for every day, its days. */
export function listDropOffs(place: OfferingPlace): LeadOption[] {
  const week = departmentHours(place, 'service')
    .openingHours.filter(({ status, intervals }) => status === 'Open' && intervals.length > 0)
    .sort((one, other) => ((one.weekday + 6) % 7) - ((other.weekday + 6) % 7))
  return place.dropOffTimes.flatMap((time) => {
    const days = week.filter(({ intervals }) => isWithin(time, intervals)).map(({ weekday }) => weekday)
    if (week.length > 0 && days.length === 0) return []
    const label = formatMinutes(parseTimeOfDay(time) ?? 0)
    const note = days.length < week.length ? setRanges(namedDays(days)) : ''
    return [{ value: label, label, ...(note ? { note } : {}) }]
  })
}

/** Whether a time of day, `08:00`, is within hours. */
export function isWithin(time: string, intervals: readonly { open: string; close: string }[]): boolean {
  const at = parseTimeOfDay(time)
  return intervals.some(({ open, close }) => {
    const [opens, closes] = [parseTimeOfDay(open), parseTimeOfDay(close)]
    if (at === null || opens === null || closes === null) return false
    return closes <= opens ? at >= opens : at >= opens && at < closes
  })
}

/** What a workshop does for those whose vehicle it has. */
const listCourtesies = ({ courtesies }: OfferingPlace): LeadOption[] =>
  courtesies.map(({ title, text }) => ({ value: title, label: title, ...(text ? { note: text } : {}) }))

/** What else is chosen at a workshop, by the names of the fields; none where it is not known. */
export const listWorkshopChoices = (place: OfferingPlace | null): Record<string, LeadOption[]> => ({
  [DROP_OFF]: place ? listDropOffs(place) : [],
  [COURTESY]: place ? listCourtesies(place) : [],
})
