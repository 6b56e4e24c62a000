import { dateAt, formatMinutes, wallClockAt } from '@forecourt/schemas/contract/pure'
import { offeredAppointments } from '../form/appointments.ts'
import type { LeadOption } from '../form/lead-form-model.ts'
import type { LeadFacts } from './lead-definition.ts'

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `Tuesday 24 November` of an instant on a place's clock. */
export const dayWords = (instant: string, zone: string) =>
  DAY.format(new Date(`${dateAt(instant, zone)}T00:00:00Z`)).replace(',', '')

/** `9:30 am` of an instant on a place's clock. */
export const timeWords = (instant: string, zone: string) => formatMinutes(wallClockAt(instant, zone).minutes)

/** The times of the location it goes to, by day; none while that is not known. */
export function appointmentOptions({ locations, locationId, now }: LeadFacts): LeadOption[] {
  const place = locations.find(({ id }) => id === locationId)
  if (!place) return []
  return offeredAppointments(place, now).map((instant) => ({
    value: instant,
    label: timeWords(instant, place.timeZone),
    group: dayWords(instant, place.timeZone),
  }))
}
