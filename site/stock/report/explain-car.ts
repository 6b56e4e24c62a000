import { type Car, parseCar } from '@forecourt/schemas/contract'
import type { Reason } from '@forecourt/schemas/contract/pure'
import { stockIncluded } from '#app/domain/stock/stock-window.ts'
import type { ScopedTenant } from '#app/integrations/stock-index.ts'

/** Result of the staff's own filter for a car; a filter that does not parse is ignored by the site. */
export type StaffVerdict = 'none' | 'matches' | 'excludes' | 'invalid'

export type IndexedCar = { document: Record<string, unknown>; staff: StaffVerdict }

export type IndexedCarExplanation = { live: boolean; reasons: Reason[]; changesAt?: string; car: Car | null }

/** Why an indexed car is on the dealer's site or not, by the rules of the pages. `now` is ISO. */
export function explainIndexedCar(
  tenant: ScopedTenant,
  { document, staff }: IndexedCar,
  now: string,
): IndexedCarExplanation {
  const car = parsed(document)
  if (car === null) {
    return {
      live: false,
      car,
      reasons: [buildReason('broken', 'Its document in the index violates the stock contract.')],
    }
  }
  const { shown, reasons, changesAt } = stockIncluded(car, tenant.stock.includeSoldCarsDays, now)
  const exclusions = [...dealershipReasons(tenant, car), ...staffFilterReasons(tenant, staff)]
  const live = shown && exclusions.length === 0
  return {
    live,
    car,
    // Reasons for being listed are omitted when the car is excluded.
    reasons: [
      ...exclusions,
      ...(live || !shown ? ofStaff(reasons, document) : []),
      ...invalidFilterReasons(staff),
    ],
    ...(live && changesAt !== undefined && { changesAt }),
  }
}

/** Did staff hide this car, which its file shows? */
export function isHiddenByStaff({ file_says: fileSays }: Record<string, unknown>): boolean {
  return (fileSays as { show_on_dealer_website?: unknown } | undefined)?.show_on_dealer_website === true
}

function ofStaff(reasons: readonly Reason[], document: Record<string, unknown>): Reason[] {
  if (!isHiddenByStaff(document)) return [...reasons]
  const hidden = buildReason('hidden-here', 'The dealer’s staff have hidden it; its file shows it.')
  return reasons.map((reason) => (reason.code === 'hidden' ? hidden : reason))
}

function dealershipReasons(tenant: ScopedTenant, { dealershipSlug }: Car): Reason[] {
  if (tenant.dealerships.some(({ slug }) => slug === dealershipSlug)) return []
  return [
    buildReason('other-dealership', `It is at "${dealershipSlug}", which is not a dealership of this site.`),
  ]
}

function staffFilterReasons({ stock }: ScopedTenant, staff: StaffVerdict): Reason[] {
  if (staff !== 'excludes') return []
  return [
    buildReason('staff-filter', `The site’s own search filter excludes it: ${stock.searchFilters.trim()}`),
  ]
}

function invalidFilterReasons(staff: StaffVerdict): Reason[] {
  if (staff !== 'invalid') return []
  return [buildReason('staff-filter-unread', 'The site’s own search filter is invalid and ignored.')]
}

function parsed(document: Record<string, unknown>): Car | null {
  try {
    return parseCar(document)
  } catch {
    return null // reported as a reason
  }
}

export function buildReason(code: string, text: string): Reason {
  return { code, text }
}
