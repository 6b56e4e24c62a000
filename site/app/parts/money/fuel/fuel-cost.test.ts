import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weeklyFuelCostCents } from './fuel-cost.ts'

it('FUEL-02: half a cent is rounded up, as on paper', () => {
  expect(weeklyFuelCostCents({ price: '$1.70', distance: '250 kms', litresPer100km: 7.9 })).toBe(3_358)
})

it('FUEL-02: the cost is that of whole-number arithmetic', () => {
  const cents = fc.integer({ min: 1, max: 500 })
  const tenths = fc.integer({ min: 1, max: 400 })
  const distance = fc.integer({ min: 0, max: 3_000 })
  fc.assert(
    fc.property(cents, distance, tenths, (perLitre, km, consumption) => {
      const cost = weeklyFuelCostCents({
        price: (perLitre / 100).toFixed(2),
        distance: String(km),
        litresPer100km: consumption / 10,
      })
      // Hundredths of dollars times kilometres times tenths of litres are thousandths of cents.
      expect(cost).toBe(Number((BigInt(perLitre) * BigInt(km) * BigInt(consumption) + 500n) / 1_000n))
    }),
  )
})
