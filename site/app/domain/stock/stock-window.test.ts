import { expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { clampSoldDays, stockIncluded } from './stock-window.ts'

const NOW = '2025-07-10T00:00:00.000Z'

it.each([
  [null, 3],
  [Number.NaN, 3],
  [-2, 0],
  [2.9, 2],
  [40, 14],
])('reads %s days as %i', (configured, days) => {
  expect(clampSoldDays(configured)).toBe(days)
})

it.each([
  [20, 14],
  [2.9, 2],
])('OPEN-01: %s days in a site’s settings are %i days of its stock', (includeSoldCarsDays, days) => {
  const { stock } = testDealer({ tenant: { stock: { includeSoldCarsDays } } }).bundle.tenant
  const sold = (ago: number) => ({
    status: 'sold',
    showOnDealerWebsite: true,
    soldAt: new Date(Date.parse(NOW) - ago * 86_400_000 + 1).toISOString(),
  })
  expect(stockIncluded(sold(days), stock.includeSoldCarsDays, NOW).shown).toBe(true)
  expect(stockIncluded(sold(days + 1), stock.includeSoldCarsDays, NOW).shown).toBe(false)
})

it('a sold car has the instant at which it leaves the stock, and is excluded at exactly that instant', () => {
  const car = { status: 'sold', soldAt: '2025-07-08T00:00:00.000Z', showOnDealerWebsite: true }
  const verdict = stockIncluded(car, 3, NOW)
  expect(verdict).toMatchObject({ shown: true, changesAt: '2025-07-11T00:00:00.000Z' })
  expect(stockIncluded(car, 3, verdict.changesAt ?? '').shown).toBe(false)
})

it('names the reason for a car that is not shown', () => {
  const car = { status: 'withdrawn', soldAt: null, showOnDealerWebsite: true }
  expect(stockIncluded(car, 3, NOW).reasons[0]).toMatchObject({ code: 'unavailable' })
})
