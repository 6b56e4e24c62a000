import { expect, it } from 'vitest'
import type { ScopedTenant } from './stock-index.ts'
import { getStockScope, scopeConditions } from './stock-index-scope.ts'

const NOW = '2025-07-10T02:03:59.999Z'
const tenant = (stock: Partial<ScopedTenant['stock']> = {}, dealerships = ['one', 'two']): ScopedTenant => ({
  slug: 'somewhere',
  dealerships: dealerships.map((slug) => ({ slug })),
  stock: { searchFilters: '', includeSoldCarsDays: 3, ...stock },
})

it('always has the dealer’s own dealerships, whatever the staff filter is', () => {
  const scope = getStockScope(tenant({ searchFilters: 'make = "A" OR make != "A"' }), NOW)
  expect(scopeConditions(scope, { window: true })).toEqual([
    'dealership_slug IN ["one", "two"]',
    'show_on_dealer_website = "true"',
    '(make = "A" OR make != "A")',
    expect.stringContaining('status IN ["in_stock", "coming_soon"] OR sold_date_timestamp > '),
  ])
})

it('matches nothing for a dealer without dealerships', () => {
  expect(getStockScope(tenant({}, []), NOW).dealerships).toBe('dealership_slug IN []')
})

it('is the same within a minute, whose start begins the window of sold cars', () => {
  const { window } = getStockScope(tenant(), NOW)
  expect(getStockScope(tenant(), '2025-07-10T02:03:00.000Z').window).toBe(window)
  expect(window).toContain(String(Date.parse('2025-07-07T02:03:00.000Z') / 1_000))
})

it('excludes sold cars with a window of 0 days, but not on a car’s own page', () => {
  const scope = getStockScope(tenant({ includeSoldCarsDays: 0 }), NOW)
  expect(scope.window).toBe('status IN ["in_stock", "coming_soon"]')
  expect(scopeConditions(scope, { window: false })).not.toContain(scope.window)
})

it.each([
  ['make:"A: B" AND price > 1', '(make = "A: B" AND price > 1)'],
  ["make : 'A'", "(make = 'A')"],
  ['price:1000 TO 2000', '(price 1000 TO 2000)'],
  ['  ', null],
])('converts the old staff filter %s to %s', (text, staff) => {
  expect(getStockScope(tenant({ searchFilters: text }), NOW).staff).toBe(staff)
})
