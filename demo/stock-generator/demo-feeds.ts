import { DEMO_DEALERS } from './dealers/all-dealers.ts'
import type { DemoDealer } from './dealers/dealer.ts'
import { inventStock } from './dealers/stock-of.ts'
import { nextDay } from './next-day.ts'
import type { StockVehicle } from './vehicle/stock-vehicle.ts'

/** A feed file under `tenants/`, and what stands in it. */
export type DemoFeed = { slug: string; path: string; bytes: Uint8Array }

/** Every demo dealer's feed, the same on every machine; `day` days after the one that is committed. */
export function demoFeeds(day = 0): DemoFeed[] {
  return DEMO_DEALERS.map((dealer) => ({
    slug: dealer.slug,
    path: `${dealer.slug}/stock/${dealer.file}`,
    bytes: dealer.write(stockAfter(dealer, day)),
  }))
}

/** A dealer's stock `day` days after the committed feeds. */
export function stockAfter(dealer: DemoDealer, day: number): StockVehicle[] {
  let vehicles = inventStock(dealer)
  for (let each = 1; each <= day; each += 1) vehicles = nextDay(dealer, vehicles, each)
  return vehicles
}
