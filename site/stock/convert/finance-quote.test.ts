import { expect, it } from 'vitest'
import { toFinanceQuote } from './finance-quote.ts'

const context = { timeZone: 'Australia/Sydney', now: '2026-07-10T00:00:00.000Z' }
const quote = { weeklyRepaymentAmount: 166, advertisedRate: 8.95, comparisonRate: 9.6 }

it('DATA-13: a quote is read as an object and as text of one, its numbers as text too', () => {
  const texts = { ...quote, advertisedRate: '8.95' }
  for (const raw of [quote, JSON.stringify(quote), texts])
    expect(toFinanceQuote(raw, context)).toEqual({ value: quote })
  expect(toFinanceQuote('', context)).toEqual({ value: null })
})

it.each([
  ['not JSON'],
  [{ ...quote, comparisonRate: null }],
  [{ ...quote, advertisedRate: 0 }],
  [{ ...quote, weeklyRepaymentAmount: -1 }],
  [[quote]],
])('a quote without each of its three figures is left out with a warning: %j', (raw) => {
  expect(toFinanceQuote(raw, context)).toMatchObject({
    value: null,
    warning: expect.stringContaining('is not a quote'),
  })
})
