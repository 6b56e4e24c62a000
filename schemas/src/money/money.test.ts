import { describe, expect, it } from 'vitest'
import { formatDollars, toCents, toDollars } from './money.ts'

describe('money', () => {
  it('is whole cents, also where dollars are no exact binary number', () => {
    expect(toCents(19.99)).toBe(1999)
    expect(toCents(1.005)).toBe(101)
    expect(toCents(34_990)).toBe(3_499_000)
  })

  it('returns an absent amount as absent', () => {
    expect([toCents(null), toCents(undefined), toDollars(null), toDollars(undefined)]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('shows cents only where there are some', () => {
    expect([formatDollars(3_499_000), formatDollars(3_499_050), formatDollars(0)]).toEqual([
      '$34,990',
      '$34,990.50',
      '$0',
    ])
  })
})
