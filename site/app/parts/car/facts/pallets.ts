import { lengthMetres } from '#app/domain/words/measures.ts'

/** The side of an Australian standard pallet, in metres: AS 4068. */
const PALLET_M = 1.165
/** No truck's body is wider. */
const WIDEST_M = 2.6

/**
 * How many standard pallets stand side by side, and one after the other, on a floor as feeds write its length and width; null
 * where one of the two is not known or not believable.
 */
export function countPallets(length: string, width: string): { across: number; along: number } | null {
  const [long, wide] = [lengthMetres(length), lengthMetres(width)]
  if (long === null || wide === null || wide > WIDEST_M) return null
  return { across: Math.floor(wide / PALLET_M), along: Math.floor(long / PALLET_M) }
}
