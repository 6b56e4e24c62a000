import { expect, it } from 'vitest'
import type { ScopedTenant } from './stock-index.ts'
import { scopeConditions, stockScopeOf } from './stock-index-scope.ts'

const NOW = '2025-07-10T02:03:59.999Z'
const tenant = (stock: Partial<ScopedTenant['stock']> = {}, dealerships = ['one', 'two']): ScopedTenant => ({
  slug: 'somewhere',
  dealerships: dealerships.map((slug) => ({ slug })),
  stock: { searchFilters: '', includeSoldCarsDays: 3, ...stock },
})

it('carries the dealer’s own dealerships, whatever staff’s filter says', () => {
  const scope = stockScopeOf(tenant({ searchFilters: 'make = "A" OR make != "A"' }), NOW)
  expect(scopeConditions(scope, { window: true })).toEqual([
    'dealership_slug IN ["one", "two"]',
    'show_on_dealer_website = "true"',
    '(make = "A" OR make != "A")',
    expect.stringContaining('status IN ["in_stock", "coming_soon"] OR sold_date_timestamp > '),
  ])
})

it('shows nothing to a dealer without dealerships', () => {
  expect(stockScopeOf(tenant({}, []), NOW).dealerships).toBe('dealership_slug IN []')
})

it('asks the same within a minute, and counts the sold window from its start', () => {
  const { window } = stockScopeOf(tenant(), NOW)
  expect(stockScopeOf(tenant(), '2025-07-10T02:03:00.000Z').window).toBe(window)
  expect(window).toContain(String(Date.parse('2025-07-07T02:03:00.000Z') / 1_000))
})

it('leaves sold cars out with a window of no days, and in on a car’s own page', () => {
  const scope = stockScopeOf(tenant({ includeSoldCarsDays: 0 }), NOW)
  expect(scope.window).toBe('status IN ["in_stock", "coming_soon"]')
  expect(scopeConditions(scope, { window: false })).not.toContain(scope.window)
})

it.each([
  ['make:"A: B" AND price > 1', '(make = "A: B" AND price > 1)'],
  ["make : 'A'", "(make = 'A')"],
  ['price:1000 TO 2000', '(price 1000 TO 2000)'],
  ['  ', null],
])('reads staff’s old spelling %s as %s', (text, staff) => {
  expect(stockScopeOf(tenant({ searchFilters: text }), NOW).staff).toBe(staff)
})
