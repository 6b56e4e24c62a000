import { describe, expect, it } from 'vitest'
import { figureText, getTrack, readFigure, stepOfKey } from './typed-figure.ts'

describe('PRICE-06: a figure', () => {
  it('of dollars has separators, of years and rates none', () => {
    expect(figureText('amount', 12_990)).toBe('12,990')
    expect(figureText('term', 6.5)).toBe('6.5')
  })

  it.each([
    ['$12,990', 12_990],
    ['12 990', 12_990],
    ['8.49', 8.49],
    ['', 0],
    ['abc', 0],
  ])('typed as “%s” is %d', (text, value) => expect(readFigure(text)).toBe(value))
})

it.each([
  ['ArrowUp', false, 500],
  ['ArrowDown', false, -500],
  ['ArrowUp', true, 5_000],
  ['PageDown', false, -5_000],
  ['a', false, 0],
])('%s (with Shift: %s) moves a field of steps of 500 by %d', (key, shift, by) => {
  expect(stepOfKey(key, shift, { step: 500 })).toBe(by)
})

describe('a slider’s track', () => {
  const money = { min: 0, max: 250_000, step: 0.5 }
  it.each([
    ['of the deposit of a $7,000 car', 'deposit', 7_000, 0, 7_000],
    ['of the final payment of a $52,990 car', 'residual', 52_990, 0, 53_000],
    ['of a deposit that was typed beyond it', 'deposit', 7_000, 12_000, 12_000],
    ['of the deposit of a car beyond the whole range', 'deposit', 300_000, 0, 250_000],
    ['of the price, which has the dealer’s own bounds,', 'amount', 7_000, 7_000, 250_000],
  ] as const)('%s ends at a round figure for it', (_, field, amount, value, max) => {
    expect(getTrack(field, money, amount, value).max).toBe(max)
  })

  it('of years is the whole range', () => {
    expect(getTrack('term', { min: 1, max: 7, step: 0.5 }, 7_000, 5).max).toBe(7)
  })
})
