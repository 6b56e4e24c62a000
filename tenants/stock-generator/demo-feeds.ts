import { nextDay } from './next-day.ts'
import type { StockVehicle } from './vehicle/stock-vehicle.ts'
import { stockOf } from './yards/stock-of.ts'
import type { Yard } from './yards/yard.ts'
import { YARDS } from './yards/yards.ts'

/** A feed file under `tenants/`, and what stands in it. */
export type DemoFeed = { slug: string; path: string; bytes: Uint8Array }

/** Every demo dealer's feed, the same on every machine; `day` days after the one that is committed. */
export function demoFeeds(day = 0): DemoFeed[] {
  return YARDS.map((yard) => ({
    slug: yard.slug,
    path: `${yard.slug}/stock/${yard.file}`,
    bytes: yard.write(stockAfter(yard, day)),
  }))
}

/** A yard's stock `day` days after the committed feeds. */
export function stockAfter(yard: Yard, day: number): StockVehicle[] {
  let vehicles = stockOf(yard)
  for (let each = 1; each <= day; each += 1) vehicles = nextDay(yard, vehicles, each)
  return vehicles
}
