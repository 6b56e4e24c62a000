import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { clampSoldDays, soldCutoff } from '#app/domain/stock/stock-window.ts'
import type { ScopedTenant, StockScope } from './stock-index.ts'
import { equals, quoted } from './stock-index-filter.ts'

const MINUTE_MS = 60_000

/**
 * The cars that a dealer's pages may show: always of its own dealerships, whatever the staff filter is. `now` (ISO) is
 * truncated to the minute, so that the same search within a minute is the same query to the engine and to every cache.
 */
export function getStockScope(tenant: ScopedTenant, now: string): StockScope {
  const staff = staffFilter(tenant.stock.searchFilters)
  return {
    tenantSlug: tenant.slug,
    dealerships: `dealership_slug IN [${tenant.dealerships.map(({ slug }) => quoted(slug)).join(', ')}]`,
    visible: equals('show_on_dealer_website', true),
    staff: staff === '' ? null : `(${staff})`,
    window: stockWindow(tenant.stock.includeSoldCarsDays, now),
  }
}

/** The conditions of a listing; a single car's page omits the window, so that a sold car is still shown. */
export function scopeConditions(scope: StockScope, options: { window: boolean }): string[] {
  const { dealerships, visible, staff, window } = scope
  return [dealerships, visible, ...(staff === null ? [] : [staff]), ...(options.window ? [window] : [])]
}

function stockWindow(includeSoldCarsDays: number, now: string): string {
  const available = `status IN [${AVAILABLE_STATUSES.map(quoted).join(', ')}]`
  if (clampSoldDays(includeSoldCarsDays) === 0) return available
  const minute = new Date(Math.floor(Date.parse(now) / MINUTE_MS) * MINUTE_MS).toISOString()
  const cutoff = Math.floor(Date.parse(soldCutoff(includeSoldCarsDays, minute)) / 1_000)
  return `${available} OR sold_date_timestamp > ${cutoff}`
}

/** Staff filters may have the old syntax `make:Toyota`; outside quotes a colon after a name means equals (SRCH-33). */
function staffFilter(text: string): string {
  const parts = text.trim().match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^"']+|["']/g) ?? []
  return parts.map((part) => (/^["']/.test(part) ? part : withoutColons(part))).join('')
}

function withoutColons(part: string): string {
  return part
    .replace(/([A-Za-z_][\w.-]*)\s*:\s*(-?[\d.]+\s+TO\b)/g, '$1 $2')
    .replace(/([A-Za-z_][\w.-]*)\s*:\s*/g, '$1 = ')
}
