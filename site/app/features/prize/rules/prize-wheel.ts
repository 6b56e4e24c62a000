/** A prize and its relative frequency. */
export type WeightedPrize = { label: string; weight: number }

/** The index of the prize for a uniform random number from 0 to below the sum of weights. */
export function prizeAt(prizes: readonly WeightedPrize[], drawn: number): number {
  let sum = 0
  for (const [index, { weight }] of prizes.entries()) {
    sum += weight
    if (drawn < sum) return index
  }
  throw new RangeError('no prize falls on this number')
}

/** The sum of all weights. */
export const sumOfWeights = (prizes: readonly WeightedPrize[]) =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/** Clockwise degrees by which a wheel of `count` equal fields turns so that field `index` is at the top, after `rounds`. */
export function wheelTurn(count: number, index: number, rounds = 5): number {
  const field = 360 / count
  return rounds * 360 - (index * field + field / 2)
}
