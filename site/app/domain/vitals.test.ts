import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VITAL_NAMES, VITALS, vitalClass, vitalPercentile } from './vitals.ts'

test('good and poor are bounds of classes, so that reports and alerts can tell them', () => {
  for (const { good, poor, bounds } of Object.values(VITALS)) {
    expect(bounds).toEqual(expect.arrayContaining([good, poor]))
    expect(bounds).toEqual([...bounds].sort((one, other) => one - other))
  }
})

test('a percentile lies in the class of the value that a list of all values has there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VITAL_NAMES),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }),
      (name, shares) => {
        const { bounds } = VITALS[name]
        const top = bounds.at(-1) ?? 0
        const values = shares.map((share) => share * top).sort((one, other) => one - other)
        const counts = new Map<number, number>()
        for (const value of values)
          counts.set(vitalClass(name, value), (counts.get(vitalClass(name, value)) ?? 0) + 1)
        const exact = values[Math.ceil(0.75 * values.length) - 1] ?? 0
        const found = vitalPercentile(name, counts, 0.75) ?? -1
        const group = vitalClass(name, exact)
        expect(found).toBeGreaterThanOrEqual(bounds[group - 1] ?? 0)
        expect(found).toBeLessThanOrEqual(bounds[group] ?? top)
      },
    ),
  )
})

test('without visits there is no percentile; above all bounds it is the last', () => {
  expect(vitalPercentile('lcp', new Map(), 0.75)).toBeNull()
  expect(vitalPercentile('lcp', new Map([[VITALS.lcp.bounds.length, 3]]), 0.75)).toBe(10_000)
})
