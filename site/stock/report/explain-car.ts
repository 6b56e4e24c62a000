import { type Car, parseCar } from '@forecourt/schemas/contract'
import type { Reason } from '@forecourt/schemas/contract/pure'
import { stockIncluded } from '#app/domain/stock/stock-window.ts'
import type { ScopedTenant } from '#app/integrations/stock-index.ts'

/** What staff's own filter says of a car: nothing, when it does not parse and the site leaves it out. */
export type StaffVerdict = 'none' | 'keeps' | 'leaves out' | 'does not parse'

export type IndexedCar = { document: Record<string, unknown>; staff: StaffVerdict }

export type WhyCar = { live: boolean; reasons: Reason[]; changesAt?: string; car: Car | null }

/** Why a car of the index is on the dealer's site or not, by the rules that the pages follow. `now` is ISO. */
export function whyIndexed(tenant: ScopedTenant, { document, staff }: IndexedCar, now: string): WhyCar {
  const car = parsed(document)
  if (car === null) {
    return {
      live: false,
      car,
      reasons: [because('broken', 'What the index holds of it breaks the stock contract.')],
    }
  }
  const { shown, reasons, changesAt } = stockIncluded(car, tenant.stock.includeSoldCarsDays, now)
  const walls = [...otherDealership(tenant, car), ...leftOut(tenant, staff)]
  const live = shown && walls.length === 0
  return {
    live,
    car,
    // What bars a car stands alone: that it is for sale as well is no answer to why it is not there.
    reasons: [...walls, ...(live || !shown ? reasons : []), ...unread(staff)],
    ...(live && changesAt !== undefined && { changesAt }),
  }
}

function otherDealership(tenant: ScopedTenant, { dealershipSlug }: Car): Reason[] {
  if (tenant.dealerships.some(({ slug }) => slug === dealershipSlug)) return []
  return [
    because('other-dealership', `It stands at "${dealershipSlug}", which is no dealership of this site.`),
  ]
}

function leftOut({ stock }: ScopedTenant, staff: StaffVerdict): Reason[] {
  if (staff !== 'leaves out') return []
  return [
    because('staff-filter', `The site’s own search filter leaves it out: ${stock.searchFilters.trim()}`),
  ]
}

function unread(staff: StaffVerdict): Reason[] {
  if (staff !== 'does not parse') return []
  return [
    because('staff-filter-unread', 'The site’s own search filter cannot be read and counts for nothing.'),
  ]
}

function parsed(document: Record<string, unknown>): Car | null {
  try {
    return parseCar(document)
  } catch {
    return null // told as the reason
  }
}

export function because(code: string, text: string): Reason {
  return { code, text }
}
