import type { Grade } from '../catalog/grade.ts'
import { PAINTS, type Paint } from '../catalog/makes.ts'
import type { PhotoColour } from '../photo-kinds.ts'
import type { Random } from '../random.ts'

const STRIPED: readonly Paint[] = [
  { name: 'White', colour: 'white' },
  { name: 'White with Charcoal', colour: 'grey' },
  { name: 'White with Blue Stripe', colour: 'blue' },
  { name: 'White with Orange Stripe', colour: 'orange' },
  { name: 'Sand', colour: 'beige' },
  { name: 'White with Green', colour: 'green' },
  { name: 'Silver', colour: 'silver' },
]

/** How often a colour is chosen, whatever its maker calls it. */
const SHARES: Partial<Record<PhotoColour, number>> = {
  white: 24,
  grey: 17,
  black: 11,
  silver: 11,
  blue: 13,
  red: 10,
}
const SHARE_OF_OTHERS = 5
/** Fleets buy white. */
const WORKING_WHITE = 45
const TRUCK_WHITE = 130

/** A paint its maker offers, drawn as people choose. */
export function choosePaint(grade: Grade, random: Random): Paint {
  const paints = listPaints(grade)
  const weights = paints.map((paint) => getWeight(paint, paints, grade))
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, paint] of paints.entries()) {
    left -= weights[index] ?? 0
    if (left <= 0) return paint
  }
  throw new Error(`${grade.make} has no paint.`)
}

function listPaints({ itemType, make }: Grade): readonly Paint[] {
  const own = PAINTS.get(make)
  if (itemType === 'caravan' || itemType === 'motorhome') return STRIPED
  if (own === undefined) throw new Error(`There are no paints of ${make}.`)
  return own
}

function getWeight({ colour }: Paint, paints: readonly Paint[], grade: Grade): number {
  const names = paints.filter((paint) => paint.colour === colour).length
  return computeShare(colour, grade) / names
}

function computeShare(colour: PhotoColour, { itemType, photo }: Grade): number {
  if (colour === 'white' && itemType === 'truck') return TRUCK_WHITE
  if (colour === 'white' && (photo === 'van' || photo === 'cabchassis')) return WORKING_WHITE
  if (itemType === 'motorcycle' && colour === 'white') return 8
  if (itemType === 'motorcycle' && colour === 'silver') return 6
  return SHARES[colour] ?? (photo === 'coupe' || photo === 'convertible' ? 14 : SHARE_OF_OTHERS)
}
