import type { StaffToday } from '@forecourt/schemas/contract'
import { addMs, dateAt, instantOf, toInstant } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireStaff } from '#app/http/require-staff.ts'
import { type StockSearchRequest, StockUnavailableError } from '#app/integrations/stock-index.ts'
import { stockScopeOf } from '#app/integrations/stock-index-scope.ts'
import { countLeadsSince, countUndeliveredLeads } from '#db/leads/lead-counts.ts'
import { listOpenPreviewLinks } from '#db/preview/preview-links-repository.ts'

const WEEK_MS = 7 * 86_400_000

/** The numbers of a dealer's day. @throws 404 unless the user is staff */
export async function getStaffToday(context: RequestContext): Promise<StaffToday> {
  requireStaff(context)
  const { db, now } = context
  const { slug, timeZone } = requireDealerContext(context).bundle.tenant
  const midnight = instantOf(dateAt(now, timeZone), 0, timeZone)
  const [today, undelivered, stock, stockFile, links] = await Promise.all([
    countLeadsSince(db, slug, midnight),
    countUndeliveredLeads(db, slug),
    countStock(context),
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

async function countStock(context: RequestContext): Promise<StaffToday['stock']> {
  const { bundle, now, stock } = requireDealerContext(context)
  const { tenant } = bundle
  // Sold cars that are still listed are not for sale.
  const scope = stockScopeOf({ ...tenant, stock: { ...tenant.stock, includeSoldCarsDays: 0 } }, now)
  const all: StockSearchRequest = {
    ...{ scope, query: '', filters: {}, ranges: {}, sort: 'relevant', page: 1, hitsPerPage: 0, facets: [] },
  }
  const weekAgo = Math.floor(Date.parse(addMs(now, -WEEK_MS)) / 1_000)
  try {
    const [onSite, fresh, pictured] = await Promise.all([
      stock.search(all),
      stock.search({ ...all, ranges: { created_at_timestamp: [weekAgo, null] } }),
      stock.search({ ...all, withPhotos: true }),
    ])
    return {
      onSite: onSite.total,
      newThisWeek: fresh.total,
      withoutPicture: Math.max(0, onSite.total - pictured.total),
    }
  } catch (error) {
    // The leads are worth having without the cars.
    if (error instanceof StockUnavailableError) return null
    throw error
  }
}

async function lastStockFile(context: RequestContext): Promise<StaffToday['stockFile']> {
  const { slug } = requireDealerContext(context).bundle.tenant
  if (context.importReport === undefined) return null
  const { feeds, rejectedTotal } = await context.importReport.overview(slug)
  const [last] = feeds.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return last ? { at: toInstant(last.at), stopped: last.refused, leftOut: rejectedTotal } : null
}
