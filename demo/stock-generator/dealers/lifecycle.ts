import { daysBefore, THIS_YEAR } from '../feed-dates.ts'
import { NO_TURN } from '../photos.ts'
import type { Random } from '../random.ts'
import type { CarType, StockVehicle } from '../vehicle/stock-vehicle.ts'

/** A change of state that vehicles of a real dealer go through and the demo has to show. */
export type LifecycleChange = (vehicle: StockVehicle, random: Random) => StockVehicle

const sold: LifecycleChange = (vehicle, random) => ({
  ...vehicle,
  status: 'sold',
  soldDate: daysBefore(random.whole(0, 2)),
  dateInStock: daysBefore(random.whole(10, 60)),
})
const reserved: LifecycleChange = (vehicle) => ({ ...vehicle, status: 'reserved' })
const comingSoon: LifecycleChange = (vehicle) => ({
  ...vehicle,
  status: 'coming soon',
  odometer: vehicle.carType === 'new' && vehicle.odometer !== null ? 0 : vehicle.odometer,
})
/** Announced: nobody has seen one, and what it will cost is not settled. */
const preorder: LifecycleChange = (vehicle) =>
  vehicle.year < THIS_YEAR
    ? vehicle
    : {
        ...vehicle,
        status: 'preorder',
        odometer: vehicle.odometer === null ? null : 0,
        driveAwayDollars: null,
        egcDollars: null,
      }
const certified: LifecycleChange = (vehicle) => ({ ...vehicle, certified: true })
/** The price before, for a vehicle that has one. */
export const dropped: LifecycleChange = (vehicle) => {
  const now = vehicle.driveAwayDollars ?? vehicle.egcDollars
  return now === null ? vehicle : { ...vehicle, wasDollars: now + computeDrop(now) }
}
const noPrice: LifecycleChange = (vehicle) => ({
  ...vehicle,
  driveAwayDollars: null,
  egcDollars: null,
  wasDollars: null,
})
const noPhoto: LifecycleChange = (vehicle) => ({
  ...vehicle,
  gallery: { images: [], video: '', ...NO_TURN },
})
const onePhoto: LifecycleChange = (vehicle) => ({
  ...vehicle,
  gallery: { images: vehicle.gallery.images.slice(0, 1), video: '', ...NO_TURN },
})
/** Traded in with a flat battery: nobody has read the dash yet. */
const noReading: LifecycleChange = (vehicle) => ({ ...vehicle, odometer: null })
const testDriveOnly: LifecycleChange = (vehicle) => ({ ...vehicle, tag: 'Test Drive Only' })
const runOut: LifecycleChange = (vehicle) => ({ ...vehicle, tag: 'Run-out Sale' })
const unregistered: LifecycleChange = (vehicle) => ({ ...vehicle, regoExpiry: daysBefore(40) })

/** What share of each kind of vehicle is changed, in percent. */
const SHARES: readonly (readonly [LifecycleChange, kinds: readonly CarType[], percent: number])[] = [
  [certified, ['used'], 14],
  [dropped, ['demo', 'used'], 13],
  [reserved, ['new', 'used'], 3],
  [comingSoon, ['new'], 8],
  [preorder, ['new'], 0.8],
  [comingSoon, ['used'], 1],
  [noPrice, ['used'], 1.5],
  [onePhoto, ['used'], 1],
  [noPhoto, ['used'], 0.4],
  [noReading, ['used'], 0.4],
  [testDriveOnly, ['demo'], 8],
  [unregistered, ['used'], 3],
  [sold, ['demo', 'used'], 3],
]
/** Changes of which a dealer shows at least one. */
const AT_LEAST_ONE: readonly (readonly [LifecycleChange, CarType])[] = [
  [noPrice, 'used'],
  [noPhoto, 'used'],
  [noReading, 'used'],
  [reserved, 'used'],
  [sold, 'used'],
  [certified, 'used'],
  [dropped, 'used'],
  [comingSoon, 'new'],
  [preorder, 'new'],
  [testDriveOnly, 'demo'],
]

/** About a twentieth, in whole five hundreds where the price is a car's. */
export function computeDrop(dollars: number): number {
  const step = dollars < 12_000 ? 100 : 500
  return Math.max(step, Math.round((dollars * 0.05) / step) * step)
}

/** Changes some vehicles by share, then one of each change that must not be missing. */
export function withLifecycle(vehicles: readonly StockVehicle[], random: Random): StockVehicle[] {
  const changed = vehicles.map((vehicle) => {
    const lastYears =
      vehicle.carType === 'new' && vehicle.year < THIS_YEAR ? runOut(vehicle, random) : vehicle
    return SHARES.reduce(
      (current, [change, kinds, percent]) =>
        kinds.includes(current.carType) && random.chance(percent / 100) ? change(current, random) : current,
      lastYears,
    )
  })
  const chosen = new Set<number>()
  for (const [change, kind] of AT_LEAST_ONE) {
    const free = changed.flatMap((each, index) => (isPlain(each, kind) && !chosen.has(index) ? [index] : []))
    if (free.length === 0) continue
    const index = random.pick(free)
    chosen.add(index)
    const plain = changed[index]
    if (plain) changed[index] = change(plain, random)
  }
  return changed
}

function isPlain(
  { carType, status, tag, certified: isCertified, wasDollars }: StockVehicle,
  kind: CarType,
): boolean {
  return carType === kind && status === 'in stock' && tag === '' && !isCertified && wasDollars === null
}
