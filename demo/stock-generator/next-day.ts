import { arrange } from './dealers/arrange.ts'
import type { DemoDealer } from './dealers/dealer.ts'
import { drawSome } from './dealers/draw-stock.ts'
import { finish } from './dealers/finish.ts'
import { computeDrop } from './dealers/lifecycle.ts'
import { withComments } from './dealers/stock-of.ts'
import { DATES_AS_OF } from './feed-dates.ts'
import { type Random, seededRandom } from './random.ts'
import type { StockVehicle } from './vehicle/stock-vehicle.ts'

/** Of a hundred vehicles in stock, what a day brings. */
const PERCENT = { sold: 2, gone: 1, reserved: 2, dropped: 4, arrived: 3 }
/** New numbers go on behind those of the days before. */
const DAY_SERIALS = 100
const FIRST_NEW_SERIAL = 40_000

/**
 * The dealer's stock a day later: some sold, some gone without a word, some held, some cheaper, some arrived. What was
 * sold before is no longer listed. The same day of the same dealer is always the same.
 */
export function nextDay(dealer: DemoDealer, vehicles: readonly StockVehicle[], day = 1): StockVehicle[] {
  const random = seededRandom(dealer.seed * 31 + day)
  const remaining = vehicles
    .filter(({ status }) => status !== 'sold')
    .flatMap((vehicle) => (random.chance(PERCENT.gone / 100) ? [] : [aDayOlder(vehicle, random)]))
  return [
    ...arrivals(dealer, Math.max(2, Math.round((vehicles.length * PERCENT.arrived) / 100)), day, random),
    ...remaining,
  ]
}

function aDayOlder(vehicle: StockVehicle, random: Random): StockVehicle {
  if (vehicle.status !== 'in stock') return vehicle
  const change = random.next() * 100
  if (change < PERCENT.sold) return { ...vehicle, status: 'sold', soldDate: DATES_AS_OF }
  if (change < PERCENT.sold + PERCENT.reserved) return { ...vehicle, status: 'reserved' }
  return change < PERCENT.sold + PERCENT.reserved + PERCENT.dropped ? cheaper(vehicle) : vehicle
}

/** The price falls, and the feed says from where, as dealers' systems do. */
function cheaper(vehicle: StockVehicle): StockVehicle {
  const { driveAwayDollars, egcDollars } = vehicle
  const now = driveAwayDollars ?? egcDollars
  if (now === null || vehicle.carType === 'new') return vehicle
  const drop = computeDrop(now)
  return {
    ...vehicle,
    wasDollars: now,
    driveAwayDollars: driveAwayDollars === null ? null : driveAwayDollars - drop,
    egcDollars: egcDollars === null ? null : egcDollars - drop,
  }
}

function arrivals(dealer: DemoDealer, count: number, day: number, random: Random): StockVehicle[] {
  const total = dealer.draws.reduce((sum, draw) => sum + draw.count, 0)
  const drafts = dealer.draws.flatMap((draw) =>
    drawSome(dealer, { ...draw, count: Math.round((count * draw.count) / total) }, random),
  )
  const first = FIRST_NEW_SERIAL + day * DAY_SERIALS
  const finished = arrange(drafts, random).map((draft, index) =>
    finish(dealer, draft, { serial: first + index, daysInStock: 0 }, random),
  )
  return withComments(dealer, finished, random)
}
