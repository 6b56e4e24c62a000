import { describe, expect, it } from 'vitest'
import { listPriceSteps, stepsOfHistory } from './price-steps.ts'

const day = (number: number) => `2026-07-${String(number).padStart(2, '0')}T02:00:00.000Z`
const row = { id: 'a_1', price: 14_690, price_type: 'Drive away', created_at: day(1) }
const priced = (dollars: number | null, price_type = 'Drive away') => ({
  priceCents: dollars === null ? null : dollars * 100,
  price_type,
})

describe('the price steps of a car', () => {
  it('begin with its first change, at the day it came', () => {
    expect(listPriceSteps(priced(14_690), undefined, day(1))).toEqual([])
    expect(listPriceSteps(priced(14_690), row, day(2))).toEqual([])
    expect(listPriceSteps(priced(13_990), row, day(3))).toEqual([
      { at: day(1), price: 14_690 },
      { at: day(3), price: 13_990 },
    ])
  })

  it('are kept while the price stays, and grow with a rise too', () => {
    const price_steps = [
      { at: day(1), price: 15_000 },
      { at: day(2), price: 14_690 },
    ]
    expect(listPriceSteps(priced(14_690), { ...row, price_steps }, day(4))).toEqual(price_steps)
    expect(listPriceSteps(priced(14_800), { ...row, price_steps }, day(4))).toEqual([
      ...price_steps,
      { at: day(4), price: 14_800 },
    ])
  })

  it.each([
    ['another label', priced(13_990, 'Excl. Govt. Charges')],
    ['no price', priced(null)],
  ])('begin anew with %s', (_what, now) => {
    const price_steps = [{ at: day(1), price: 14_690 }]
    expect(listPriceSteps(now, { ...row, price_steps }, day(4))).toEqual([])
  })

  it('are the last eight', () => {
    const price_steps = Array.from({ length: 8 }, (_, at) => ({ at: day(at + 1), price: 14_697 - at }))
    const steps = listPriceSteps(priced(14_000), { ...row, price_steps }, day(9))
    expect(steps).toHaveLength(8)
    expect(steps.at(-1)).toEqual({ at: day(9), price: 14_000 })
  })
})

describe('of a row that an earlier version wrote they are those of the history', () => {
  const changes = [
    { at: day(9), before: 15_000, after: 14_690 },
    { at: day(5), before: 16_000, after: 15_000 },
  ]

  it('as far as it agrees with the row', () => {
    expect(stepsOfHistory(row, changes)).toEqual([
      { at: day(1), price: 16_000 },
      { at: day(5), price: 15_000 },
      { at: day(9), price: 14_690 },
    ])
    expect(stepsOfHistory({ ...row, price: 1 }, changes)).toEqual([])
    expect(stepsOfHistory(row, [])).toEqual([])
  })

  it('after the last time without a price', () => {
    const gap = [...changes.slice(0, 1), { at: day(7), before: 15_500, after: null }, ...changes.slice(1)]
    expect(stepsOfHistory(row, gap)).toEqual([
      { at: day(1), price: 15_000 },
      { at: day(9), price: 14_690 },
    ])
  })
})
