/** A prize and how often it is drawn beside the others. */
export type WeightedPrize = { label: string; weight: number }

/** The index of the prize that a fair number from 0 to below the sum of all weights falls on. */
export function prizeAt(prizes: readonly WeightedPrize[], drawn: number): number {
  let sum = 0
  for (const [index, { weight }] of prizes.entries()) {
    sum += weight
    if (drawn < sum) return index
  }
  throw new RangeError('no prize falls on this number')
}

/** All weights together. */
export const sumOfWeights = (prizes: readonly WeightedPrize[]) =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/** How far a wheel of so many equal fields turns, in degrees clockwise, until a field stands at the top, after `rounds`. */
export function wheelTurn(count: number, index: number, rounds = 5): number {
  const field = 360 / count
  return rounds * 360 - (index * field + field / 2)
}
