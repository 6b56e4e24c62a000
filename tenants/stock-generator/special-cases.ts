import { daysBefore } from './feed-dates.ts'
import type { GeneratedVehicle } from './generated-vehicle.ts'
import type { Random } from './random.ts'

/** What happens to some cars of a real yard, and shall be seen in the demo. */
type Special = (vehicle: GeneratedVehicle, random: Random) => GeneratedVehicle

const arrived: Special = (vehicle, random) => ({ ...vehicle, dateInStock: daysBefore(random.whole(0, 6)) })
const sold: Special = (vehicle, random) => ({
  ...vehicle,
  status: 'Sold',
  soldDate: daysBefore(random.whole(0, 1)),
  dateInStock: daysBefore(random.whole(10, 60)),
})
const reserved: Special = (vehicle) => ({ ...vehicle, status: 'Reserved' })
const comingSoon: Special = (vehicle) => ({
  ...vehicle,
  status: 'Coming Soon',
  odometer: vehicle.carType === 'new' ? 0 : vehicle.odometer,
})
const certified: Special = (vehicle) => ({ ...vehicle, certified: true })
const dropped: Special = (vehicle) => {
  const now = Number(vehicle.driveAway)
  return { ...vehicle, was: String(now + Math.max(1_000, Math.round((now * 0.06) / 1_000) * 1_000)) }
}
const noPrice: Special = (vehicle) => ({ ...vehicle, driveAway: 'POA', excludingCharges: '0' })
const beforeCharges: Special = (vehicle) => ({ ...vehicle, driveAway: '' })
const noPhoto: Special = (vehicle) => ({ ...vehicle, images: [] })
const onePhoto: Special = (vehicle) => ({ ...vehicle, images: vehicle.images.slice(0, 1) })
const testDriveOnly: Special = (vehicle) => ({ ...vehicle, tag: 'Test Drive Only' })
const runOut: Special = (vehicle) => ({ ...vehicle, tag: 'Run-out Sale' })
const unregistered: Special = (vehicle) => ({ ...vehicle, regoExpiry: daysBefore(40) })
const noComments: Special = (vehicle) => ({ ...vehicle, comments: '' })
const hostile: Special = (vehicle) => ({
  ...vehicle,
  comments:
    `${vehicle.comments}<script>document.title='taken'</script><img src=x onerror="document.title='taken'">` +
    '&lt;iframe src="https://elsewhere.example"&gt;&lt;/iframe&gt;<a href="javascript:alert(1)">Click here</a> for &amp;pound;1!',
})

/** How many of a hundred cars of each kind meet which fate. */
const SHARES: readonly (readonly [Special, kinds: string, percent: number])[] = [
  [arrived, 'new demo used', 14],
  [sold, 'demo used', 4],
  [reserved, 'new used', 3],
  [comingSoon, 'new used', 5],
  [certified, 'used', 14],
  [dropped, 'demo used', 13],
  [noPrice, 'used', 2],
  [beforeCharges, 'used', 6],
  [noPhoto, 'new used', 1],
  [onePhoto, 'used', 2],
  [testDriveOnly, 'demo', 8],
  [runOut, 'new', 6],
  [unregistered, 'used', 3],
  [noComments, 'new used', 3],
]
/** Fates of which a yard of any size shows at least one. */
const AT_LEAST_ONE: readonly (readonly [Special, kind: string])[] = [
  [noPrice, 'used'],
  [noPhoto, 'used'],
  [reserved, 'used'],
  [sold, 'used'],
  [comingSoon, 'new'],
  [hostile, 'used'],
  [testDriveOnly, 'demo'],
]

/** Gives some vehicles their fates: by share, and then one of each that must not be missing. */
export function withSpecialCases(vehicles: readonly GeneratedVehicle[], random: Random): GeneratedVehicle[] {
  const changed = vehicles.map((vehicle) =>
    SHARES.reduce(
      (current, [special, kinds, percent]) =>
        kinds.includes(vehicle.carType) && random.chance(percent / 100) ? special(current, random) : current,
      vehicle,
    ),
  )
  const chosen = new Set<number>()
  for (const [special, kind] of AT_LEAST_ONE) {
    const free = changed.flatMap((each, index) =>
      each.carType === kind && !chosen.has(index) ? [index] : [],
    )
    if (free.length === 0) continue
    const index = random.pick(free)
    chosen.add(index)
    const plain = changed[index]
    if (plain) changed[index] = special(plain, random)
  }
  return changed
}
