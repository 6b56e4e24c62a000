import { listLocations } from '@forecourt/schemas/contract'
import { addDays, dateAt } from '@forecourt/schemas/contract/pure'
import * as z from 'zod'
import type { DealerContext } from '#app/context.ts'
import { listWorkshopChoices } from './definitions/workshop-offer.ts'
import {
  DAYS_ASKED,
  DAYS_OFFERED,
  describeWorkshop,
  listAppointments,
  listOpenDays,
  listWorkshopDays,
  type TakenSlots,
} from './form/appointments.ts'
import type { LeadOption } from './form/lead-form-model.ts'

/**
 * The answer of GET /api/appointments: the days asked for, what is free on them, both rising, and the zone in which people
 * read them. Of sales ISO UTC instants are free, of a workshop whole days.
 */
export type Appointments = {
  location_id: string
  time_zone: string
  days: string[]
  slots: string[]
  /** Of a workshop: what is special of a day, such as `2 left`. */
  notes?: Record<string, string>
  /** Of a workshop: when it is open, in words. */
  hours?: string
  /** Of a workshop: what else is chosen there, by the names of the fields. */
  choices?: Record<string, LeadOption[]>
}

const day = z.iso.date().optional()

/**
 * The free times of one location from `from` to `to`, both on its own calendar; by default two weeks from today. With
 * `department=service` the days on which its workshop takes a service.
 * @throws 404 for a location that is not this dealer's, 400 for days that are none or too many
 */
export function getAppointments(
  { bundle, now }: DealerContext,
  asked: URLSearchParams,
  taken: TakenSlots,
): Appointments {
  const places = listLocations(bundle.locations, 'all')
  const place = places.find(({ id, slug }) => [id, slug].includes(asked.get('location_id') ?? ''))
  if (!place) throw new Response('No such location', { status: 404 })
  const shared = { location_id: place.id, time_zone: place.timeZone }
  if (asked.get('department') === 'service') {
    const days = listWorkshopDays(place, now, taken)
    return {
      ...shared,
      days: days.map(({ date }) => date),
      slots: days.flatMap(({ date, isFree }) => (isFree ? [date] : [])),
      hours: describeWorkshop(place),
      choices: listWorkshopChoices(place),
      notes: Object.fromEntries(days.flatMap(({ date, note }) => (note ? [[date, note]] : []))),
    }
  }
  const days = z.object({ from: day, to: day }).safeParse({
    from: asked.get('from') ?? undefined,
    to: asked.get('to') ?? undefined,
  })
  const today = dateAt(now, place.timeZone)
  const from = days.data?.from ?? today
  const to = days.data?.to ?? addDays(from, DAYS_OFFERED - 1)
  if (!days.success || to < from || to > addDays(from, DAYS_ASKED - 1))
    throw new Response(`from and to are dates (YYYY-MM-DD), ${DAYS_ASKED} days at most`, { status: 400 })
  return {
    ...shared,
    days: listOpenDays(place, { from, to }),
    slots: listAppointments(place, { from, to, now, taken }),
  }
}
