import { expect, it } from 'vitest'
import { VALUE_KEYS } from '#app/domain/search-address/search-keys.ts'
import { RANGE_KEYS } from '#app/domain/search-address/search-ranges.ts'
import { PLANS } from './filter-plans.ts'

const FACETS =
  'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make ' +
  'make_model model price subscription_price price_range seats body drive fuel transmission state tag ' +
  'weekly_price_range year certified created_at_timestamp'

it('a filter or a range exists for each of the 28 facets (SRCH-04)', () => {
  const facets = FACETS.split(' ')
  expect(facets).toHaveLength(28)
  const offered = new Set<string>([...PLANS.map(({ key }) => key), ...RANGE_KEYS])
  expect(facets.filter((key) => !offered.has(key))).toEqual([])
})

it('a filter exists for every value key of the address', () => {
  expect(VALUE_KEYS.filter((key) => !PLANS.some((plan) => plan.key === key))).toEqual([])
})
