import type { Location } from '@forecourt/schemas/contract'
import { dateAt, formatMinutes, wallClockAt } from '@forecourt/schemas/contract/pure'
import { offeredAppointments, offeredDays } from '../form/appointments.ts'
import type { LeadOption } from '../form/lead-form-model.ts'
import type { LeadFacts } from './lead-definition.ts'

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `Tuesday 24 November` of an instant on a place's clock. */
export const formatDay = (instant: string, zone: string) =>
  DAY.format(new Date(`${dateAt(instant, zone)}T00:00:00Z`)).replace(',', '')

/** `9:30 am` of an instant on a place's clock. */
export const formatTime = (instant: string, zone: string) => formatMinutes(wallClockAt(instant, zone).minutes)

/** Where the drive begins: where the vehicle is, else the chosen place; null while that is not known. */
export function drivePlace({ locations, locationId, car }: LeadFacts): Location | null {
  const ofCar = locations.find(({ id, slug }) => id === car?.location?.id || slug === car?.location?.slug)
  return ofCar ?? locations.find(({ id }) => id === locationId) ?? null
}

/** The times of the place where the drive begins, by day; none while that is not known. */
export function appointmentOptions(facts: LeadFacts): LeadOption[] {
  const place = drivePlace(facts)
  if (!place) return []
  return offeredAppointments(place, facts.now).map((instant) => ({
    value: instant,
    label: formatTime(instant, place.timeZone),
    group: formatDay(instant, place.timeZone),
    date: dateAt(instant, place.timeZone),
  }))
}

/** The days that have or might have had such times; none while the place is not known. */
export function appointmentDays(facts: LeadFacts): string[] {
  const place = drivePlace(facts)
  return place ? offeredDays(place, facts.now) : []
}
