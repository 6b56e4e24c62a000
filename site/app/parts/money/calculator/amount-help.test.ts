import { describe, expect, it } from 'vitest'
import type { Calculator } from './calculate-loan.ts'
import { amountHelp } from './use-calculator.ts'

const calculator = {
  bounds: { amount: { min: 5000, max: 100_000, step: 500 } },
  start: { amount: 115_990 },
} as unknown as Calculator

describe('the help below the purchase price (FIN-14)', () => {
  it('is not given for the price that the calculator opened with', () => {
    expect(amountHelp(calculator, 115_990)).toBeNull()
  })

  it.each([5000, 100_000, 120_000])('is given for %d as typed', (amount) => {
    expect(amountHelp(calculator, amount)).toBe('Cannot be less than $5,000 or more than $100,000')
  })

  it('is not given within the bounds', () => {
    expect(amountHelp(calculator, 60_000)).toBeNull()
  })
})
