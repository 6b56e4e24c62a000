import type { Location } from '@forecourt/schemas/contract'
import { dateAt, formatMinutes, wallClockAt } from '@forecourt/schemas/contract/pure'
import {
  listWorkshopDays,
  offeredAppointments,
  offeredDays,
  type TakenSlots,
  type WorkshopDay,
} from '../form/appointments.ts'
import type { LeadOption } from '../form/lead-form-model.ts'
import { formatWholeDay } from '../form/whole-day.ts'
import type { LeadFacts } from './lead-definition.ts'
import { locationChoices } from './location-field.ts'

/** `Tuesday 24 November` of an instant on a place's clock. */
export const formatDay = (instant: string, zone: string) => formatWholeDay(dateAt(instant, zone))

/** `9:30 am` of an instant on a place's clock. */
export const formatTime = (instant: string, zone: string) => formatMinutes(wallClockAt(instant, zone).minutes)

const NONE_TAKEN: TakenSlots = new Map()

/** Where the drive begins: where the vehicle is, else the chosen place; null while that is not known. */
export function drivePlace({ locations, locationId, car }: LeadFacts): Location | null {
  const ofCar = locations.find(({ id, slug }) => id === car?.location?.id || slug === car?.location?.slug)
  return ofCar ?? locations.find(({ id }) => id === locationId) ?? null
}

/** The times of the place where the drive begins, by day; none while that is not known. */
export const appointmentOptions = (facts: LeadFacts) => listOptions(drivePlace(facts), 'sales', facts)

function listOptions(
  place: Location | null,
  department: 'sales' | 'car-buying',
  { now, taken = NONE_TAKEN }: LeadFacts,
): LeadOption[] {
  if (!place) return []
  return offeredAppointments(place, { now, taken, department }).map((instant) => ({
    value: instant,
    label: formatTime(instant, place.timeZone),
    group: formatDay(instant, place.timeZone),
    date: dateAt(instant, place.timeZone),
  }))
}

/** The days that have or might have had such times; none while the place is not known. */
export function appointmentDays(facts: LeadFacts): string[] {
  const place = drivePlace(facts)
  return place ? offeredDays(place, { now: facts.now }) : []
}

/** Workshops where the dealer names any, else every place of it. */
export const workshopsType = (facts: LeadFacts) =>
  locationChoices(facts, 'service').length > 0 ? 'service' : 'any'

export const listWorkshops = (facts: LeadFacts) => locationChoices(facts, workshopsType(facts))

/** The workshop that a service is booked at: the chosen one, or the only one; null while that is not known. */
export function workshopPlace(facts: LeadFacts): Location | null {
  const workshops = listWorkshops(facts)
  return (
    workshops.find(({ id }) => id === facts.locationId) ??
    (workshops.length === 1 ? (workshops[0] ?? null) : null)
  )
}

/** The days on which the workshop takes a service; until it is chosen, those of any. */
export const serviceDayOptions = (facts: LeadFacts): LeadOption[] =>
  listDaysOfWorkshops(facts)
    .filter(({ isFree }) => isFree)
    .map(({ date, note }) => ({ value: date, label: formatWholeDay(date), ...(note ? { note } : {}) }))

/** The days on which the workshop is open, fully booked ones too. */
export const serviceDays = (facts: LeadFacts): string[] => listDaysOfWorkshops(facts).map(({ date }) => date)

function listDaysOfWorkshops(facts: LeadFacts): WorkshopDay[] {
  const chosen = workshopPlace(facts)
  const workshops = chosen ? [chosen] : listWorkshops(facts)
  const all = workshops.flatMap((place) => listWorkshopDays(place, facts.now, facts.taken ?? NONE_TAKEN))
  return [...Map.groupBy(all, ({ date }) => date)]
    .map(([date, days]) => ({
      date,
      isFree: days.some(({ isFree }) => isFree),
      // What is said of a day is said of one workshop.
      note: chosen ? (days[0]?.note ?? '') : '',
    }))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** Where a vehicle that is to be sold is looked at; null where its owner has chosen no place. */
export const inspectionPlace = ({ locations, locationId }: LeadFacts): Location | null =>
  locations.find(({ id }) => id === locationId) ?? null

export const inspectionOptions = (facts: LeadFacts) =>
  listOptions(inspectionPlace(facts), 'car-buying', facts)

export function inspectionDays(facts: LeadFacts): string[] {
  const place = inspectionPlace(facts)
  return place ? offeredDays(place, { now: facts.now, department: 'car-buying' }) : []
}
