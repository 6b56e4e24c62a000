import { expect, it } from 'vitest'
import { RANGE_KEYS, VALUE_KEYS } from '#app/domain/search-address/search-keys.ts'
import { FACET_ATTRIBUTES } from '#app/integrations/stock-index-facets.ts'
import { PLANS } from './filter-plans.ts'

it('a filter or a range exists for each of the 28 facets (SRCH-04)', () => {
  const facets = Object.keys(FACET_ATTRIBUTES)
  expect(facets).toHaveLength(28)
  const offered = new Set<string>([...PLANS.map(({ key }) => key), ...RANGE_KEYS])
  expect(facets.filter((key) => !offered.has(key))).toEqual([])
})

it('a filter exists for every value key of the address', () => {
  expect(VALUE_KEYS.filter((key) => !PLANS.some((plan) => plan.key === key))).toEqual([])
})
