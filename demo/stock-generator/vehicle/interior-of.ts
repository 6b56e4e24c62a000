import type { Grade } from '../catalog/grade.ts'
import type { Random } from '../random.ts'

const PLAIN = ['Black', 'Black', 'Black', 'Charcoal', 'Grey']
const LEATHER = [...PLAIN, 'Tan', 'Beige', 'Brown']
/** Drive away prices new, in dollars, from which a car is trimmed in a colour. */
const TRIMMED_FROM = 58_000

/** The colour of a car's trim, '' for what has none to speak of. */
export function inventInterior({ itemType, photo, dollars }: Grade, random: Random): string {
  if (itemType !== 'car') return ''
  const works = photo === 'van' || photo === 'cabchassis' || photo === 'ute'
  return random.pick(!works && dollars >= TRIMMED_FROM ? LEATHER : PLAIN)
}
