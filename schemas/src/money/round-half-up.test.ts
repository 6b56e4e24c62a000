import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfUp } from './round-half-up.ts'

/** The product of decimals given as whole thousandths, in hundredths: whole numbers alone. */
function exactHundredths(thousandths: readonly bigint[]): number {
  const product = thousandths.reduce((whole, part) => whole * part, 1n)
  const scale = 10n ** BigInt(3 * thousandths.length - 2)
  return Number((2n * product + scale) / (2n * scale))
}

const decimal = (most: number) => fc.integer({ min: 0, max: most * 1_000 })

describe('money is rounded half up, as a decimal number', () => {
  it.each([
    [33.575, 33.58],
    [1.005, 1.01],
    [8.575, 8.58],
    [33.574_9, 33.57],
    [0, 0],
    [19.99, 19.99],
  ])('%f is %f', (value, rounded) => {
    expect(roundHalfUp(value, 2)).toBe(rounded)
  })

  it('is that of whole-number arithmetic for one decimal number', () => {
    fc.assert(
      fc.property(decimal(1_000_000), (thousandths) => {
        expect(Math.round(roundHalfUp(thousandths / 1_000, 2) * 100)).toBe(
          exactHundredths([BigInt(thousandths)]),
        )
      }),
    )
  })

  it('is that of whole-number arithmetic for a product of three', () => {
    fc.assert(
      fc.property(decimal(20), decimal(20), decimal(5), (one, two, three) => {
        const product = (one / 1_000) * (two / 1_000) * (three / 1_000)
        expect(Math.round(roundHalfUp(product, 2) * 100)).toBe(
          exactHundredths([BigInt(one), BigInt(two), BigInt(three)]),
        )
      }),
    )
  })
})
