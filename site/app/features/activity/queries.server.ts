import { computeInstant, wallClockAt } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireStaffPreview } from '#app/http/require-staff.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { activityPath } from '#app/paths.ts'
import { countPageEvents, listPageEvents } from '#db/events/page-events-repository.ts'
import { eventName } from './event-names.ts'

/** An event as staff see it. */
export type ActivityLine = {
  id: string
  /** The dealer's own time of day: `2:05 pm`. */
  time: string
  name: string
  /** A kind of enquiry, or which number was pressed; '' for none. */
  detail: string
  /** The path of the page. */
  page: string
  carId: string
}

export type ActivityModel = {
  meta: PageMeta
  /** The dealer's day: `Tuesday, 24 November 2026`. */
  day: string
  total: number
  counts: { number: number; name: string; count: number }[]
  last: ActivityLine[]
}

const LAST_EVENTS = 50

/**
 * What visitors did on the dealer's site today.
 * @throws 404 unless a member of the dealer's staff asks, in a preview
 */
export async function getActivity(context: RequestContext): Promise<ActivityModel> {
  const dealer = requireDealerContext(context)
  requireStaffPreview(context)
  const { tenant, platform } = dealer.bundle
  const { timeZone } = tenant
  const since = computeInstant(wallClockAt(context.now, timeZone).date, 0, timeZone)
  const [counts, last] = await Promise.all([
    countPageEvents(context.db, tenant.slug, since),
    listPageEvents(context.db, tenant.slug, { since, limit: LAST_EVENTS }),
  ])
  const formatName = (number: number) => eventName(number, platform.analyticsEvents)
  const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone })
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone })
  return {
    meta: {
      ...siteMeta(dealer),
      title: 'Site activity',
      description: 'What visitors did on the site today, for staff.',
      path: activityPath(),
    },
    day: day.format(new Date(context.now)),
    total: counts.reduce((sum, { count }) => sum + count, 0),
    counts: counts.map(({ event, count }) => ({ number: event, name: formatName(event), count })),
    last: last.map(({ id, at, event, label, page, car_id }) => ({
      id,
      time: time.format(new Date(at)),
      name: formatName(event),
      // Presses are labelled by the name of their own event.
      detail: /^[a-z]+[A-Z]|^(share|print)$/.test(label) ? '' : label,
      page,
      carId: car_id,
    })),
  }
}
