import { listLocations } from '@forecourt/schemas/contract'
import { addDays, dateAt } from '@forecourt/schemas/contract/pure'
import * as z from 'zod'
import type { DealerContext } from '#app/context.ts'
import { DAYS_ASKED, DAYS_OFFERED, listAppointments, listDays } from './form/appointments.ts'

/**
 * The answer of GET /api/appointments: the days asked for, and ISO UTC instants, both rising, and the zone in which people
 * read them.
 */
export type Appointments = { location_id: string; time_zone: string; days: string[]; slots: string[] }

const day = z.iso.date().optional()

/**
 * The times of one location from `from` to `to`, both on its own calendar; by default two weeks from today.
 * @throws 404 for a location that is not this dealer's, 400 for days that are none or too many
 */
export function getAppointments({ bundle, now }: DealerContext, asked: URLSearchParams): Appointments {
  const places = listLocations(bundle.locations, 'all')
  const place = places.find(({ id, slug }) => [id, slug].includes(asked.get('location_id') ?? ''))
  if (!place) throw new Response('No such location', { status: 404 })
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
    location_id: place.id,
    time_zone: place.timeZone,
    days: listDays(from, to),
    slots: listAppointments(place, from, to, now),
  }
}
