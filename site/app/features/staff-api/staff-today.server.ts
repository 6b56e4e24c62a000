import type { StaffToday } from '@forecourt/schemas/contract'
import { computeInstant, dateAt, toInstant } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireStaff } from '#app/http/require-staff.ts'
import { countLeadsSince, countUndeliveredLeads } from '#db/leads/lead-counts.ts'
import { listOpenPreviewLinks } from '#db/preview/preview-links-repository.ts'
import { countStock } from './count-stock.server.ts'

/** How many of the cars that were left out are named. */
const MOST_NAMED = 3

/** The numbers of a dealer's day. @throws 404 unless the user is staff */
export async function getStaffToday(context: RequestContext): Promise<StaffToday> {
  requireStaff(context)
  const { db, now } = context
  const { slug, timeZone } = requireDealerContext(context).bundle.tenant
  const midnight = computeInstant(dateAt(now, timeZone), 0, timeZone)
  const [today, undelivered, stock, stockFile, links] = await Promise.all([
    countLeadsSince(db, slug, midnight),
    countUndeliveredLeads(db, slug),
    countStock(requireDealerContext(context)),
    lastStockFile(context),
    listOpenPreviewLinks(db, slug, now),
  ])
  return {
    at: now,
    leads: { today, notDelivered: undelivered.count, notDeliveredSince: undelivered.since },
    stock,
    stockFile,
    previewLinks: links.map(({ id, name, path, expires_at: until }) => ({ id, name, path, until })),
  }
}

async function lastStockFile(context: RequestContext): Promise<StaffToday['stockFile']> {
  const { slug } = requireDealerContext(context).bundle.tenant
  if (context.importReport === undefined) return null
  const { feeds, rejected, rejectedTotal } = await context.importReport.overview(slug)
  const [last] = feeds.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  if (!last) return null
  const leftOutCars = rejected.slice(0, MOST_NAMED).map(({ name, stocknum }) => name || stocknum)
  return { at: toInstant(last.at), stopped: last.refused, leftOut: rejectedTotal, leftOutCars }
}
