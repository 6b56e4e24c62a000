import { CATALOG } from '../catalog/catalog.ts'
import type { Grade } from '../catalog/grade.ts'
import { createWriter } from '../copywriting/copy-style.ts'
import { inventFacts, inventTags } from '../copywriting/facts.ts'
import { THIS_YEAR } from '../feed-dates.ts'
import { computeHash } from '../hash.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Draft, StockVehicle } from '../vehicle/stock-vehicle.ts'
import { arrange } from './arrange.ts'
import type { DemoDealer } from './dealer.ts'
import { drawStock } from './draw-stock.ts'
import { finish } from './finish.ts'
import { withLifecycle } from './lifecycle.ts'
import { withStaples } from './staples.ts'

const OLDEST_DAYS = 118
/** The exponent leans the arrivals away from this week: few of the vehicles on a page have only just arrived. */
const ARRIVALS_LEAN = 0.6
/** Numbers are given as vehicles arrive, with gaps for those that left. */
const FIRST_SERIAL = 20_418
/** Of a hundred vehicles: nobody found the time to write about them. */
const SPEECHLESS_PERCENT = 2

/** A dealer's stock on the day the feeds are as of, the latest arrival first; the same on every machine. */
export function inventStock(dealer: DemoDealer): StockVehicle[] {
  const random = seededRandom(dealer.seed)
  const drafts = arrange(drawStock(dealer, random), random)
  const serials = serialsFor(drafts, random)
  const finished = drafts.map((draft, index) => {
    const daysInStock = Math.floor((index / drafts.length) ** ARRIVALS_LEAN * OLDEST_DAYS)
    return finish(dealer, draft, { serial: serials[index] ?? FIRST_SERIAL, daysInStock }, random)
  })
  const written = withComments(dealer, withLifecycle(finished, random), random)
  const withCopy = withStaples(dealer, written).map((vehicle, index) =>
    vehicle === written[index] ? vehicle : withOwnComments(dealer, vehicle),
  )
  // A small dealer may be lucky; one that nobody wrote about shall be seen all the same.
  if (withCopy.some(({ comments }) => comments === '')) return withCopy
  return withCopy.map((vehicle, index) =>
    index === withCopy.length - 1 ? { ...vehicle, comments: '' } : vehicle,
  )
}

function withOwnComments(dealer: DemoDealer, vehicle: StockVehicle): StockVehicle {
  const random = seededRandom(computeHash(`comments ${vehicle.stocknum}`))
  return withComments(dealer, [vehicle], random)[0] ?? vehicle
}

function serialsFor(drafts: readonly Draft[], random: Random): number[] {
  let serial = FIRST_SERIAL
  const rising = drafts.map(() => {
    serial += random.whole(1, 7)
    return serial
  })
  return rising.reverse()
}

/** The vehicles with what the dealer says about them. */
export function withComments(
  dealer: DemoDealer,
  vehicles: readonly StockVehicle[],
  random: Random,
): StockVehicle[] {
  const write = createWriter(dealer.copyStyle)
  return vehicles.map((vehicle) => {
    if (random.chance(SPEECHLESS_PERCENT / 100)) return vehicle
    const tags = inventTags(vehicle, THIS_YEAR)
    if (vehicle.carType === 'used' && sellsNew(dealer, vehicle.grade)) tags.add('ours')
    const comments = write(tags, inventFacts(vehicle, random), random)
    return { ...vehicle, comments }
  })
}

function sellsNew({ draws }: DemoDealer, { make, itemType }: Grade): boolean {
  const alike = CATALOG.filter((grade) => grade.make === make && grade.itemType === itemType)
  return draws.some(({ carType, from }) => carType === 'new' && alike.some(from))
}
