import type { StaffActivity } from '@forecourt/schemas/contract'
import { computeInstant, dateAt } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireStaff } from '#app/http/require-staff.ts'
import { countPageEvents, listPageEvents } from '#db/events/page-events-repository.ts'
import { eventName } from './event-names.ts'

const LAST_EVENTS = 50

/** What visitors did on the dealer's site today. @throws 404 unless the user is staff */
export async function getStaffActivity(context: RequestContext): Promise<StaffActivity> {
  requireStaff(context)
  const { db, now } = context
  const { tenant, platform } = requireDealerContext(context).bundle
  const date = dateAt(now, tenant.timeZone)
  const since = computeInstant(date, 0, tenant.timeZone)
  const [counts, last] = await Promise.all([
    countPageEvents(db, tenant.slug, since),
    listPageEvents(db, tenant.slug, { since, limit: LAST_EVENTS }),
  ])
  const findName = (number: number) => eventName(number, platform.analyticsEvents)
  return {
    at: now,
    date,
    total: counts.reduce((sum, { count }) => sum + count, 0),
    counts: counts.map(({ event, count }) => ({ number: event, name: findName(event), count })),
    last: last.map(({ id, at, event, label, page, car_id }) => ({
      id,
      at,
      name: findName(event),
      // Presses are labelled by the name of their own event.
      detail: /^[a-z]+[A-Z]|^(share|print)$/.test(label) ? '' : label,
      page,
      carId: car_id,
    })),
  }
}
