import type { OwnHold } from '#app/context.ts'
import { isHeld } from '#app/domain/stock/reservation.ts'
import { readReservationCookie } from '#app/http/reservation-cookie.server.ts'
import { findReservation } from '#db/reserve/reservation-repository.ts'
import { DatabaseUnavailableError } from '#db/unavailable.ts'
import type { Visit } from '../visit.ts'
import type { Page } from './answer-page.ts'
import type { SiteServer } from './step.ts'

/**
 * The vehicles that the visitor's browser has reserved at this dealer and that are still held; none for most visitors, and
 * while the database is away, when pages are shown as to anybody.
 */
export async function readOwnHolds(
  { env, db, clock, log }: SiteServer,
  { request }: Visit,
  { url, site, preview }: Page,
): Promise<OwnHold[]> {
  if (site.kind !== 'dealer' || preview) return []
  const { slug: tenantSlug } = site.bundle.tenant
  const where = { url, secret: env.SESSION_SECRET, tenantSlug }
  const ids = readReservationCookie(where, request.headers.cookie ?? null)
  const found = await Promise.all(ids.map((id) => findReservation(db, tenantSlug, id))).catch(
    (error: unknown) => {
      if (!(error instanceof DatabaseUnavailableError)) throw error
      log.warn({ reason: error.message }, 'own reservations could not be read')
      return []
    },
  )
  const now = new Date(clock()).toISOString()
  return found.flatMap((reservation) => {
    if (reservation?.state !== 'held' || reservation.held_until === null) return []
    if (!isHeld(reservation.held_until, now)) return []
    const { id, car_id: carId, car_slug: slug, held_until: until } = reservation
    return [{ carId, reservationId: id, slug, until }]
  })
}
