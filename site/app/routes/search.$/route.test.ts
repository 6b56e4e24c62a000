import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SORTS, VALUE_KEYS } from '#app/domain/search-address/search-keys.ts'
import { RANGE_KEYS } from '#app/domain/search-address/search-ranges.ts'
import type { SearchBase, SearchState } from '#app/domain/search-address/search-state.ts'
import { parseSearch, searchHref } from '#app/domain/search-address/search-url.ts'
import { handle } from './route.tsx'

const all: SearchBase = { path: '/search/new-used-and-demo-cars', filters: {} }
/** What a form sends is turned into one of the others, and never written. */
const reads = new Set(handle.reads.filter((key) => key !== 'text'))

test('every parameter of a search address is declared in `handle.reads`', () => {
  const state: SearchState = {
    query: 'ute',
    page: 2,
    sort: SORTS[1].value,
    filters: Object.fromEntries(VALUE_KEYS.map((key) => [key, ['x']])),
    excluded: Object.fromEntries(VALUE_KEYS.map((key) => [key, ['y']])),
    ranges: Object.fromEntries(RANGE_KEYS.map((key) => [key, [1, 2]])),
    near: { postcode: '4000', km: 50 },
    photos: true,
    unused: ['near me'],
    more: true,
    all: ['seats'],
  }
  const { searchParams } = new URL(searchHref(state, all), 'http://site.example')
  expect(new Set(searchParams.keys())).toEqual(reads)
})

test('undeclared parameters do not change the search', () => {
  const name = fc.oneof(fc.constantFrom(...reads), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 30 }), (pairs) => {
      const known = pairs.filter(([key]) => reads.has(key))
      expect(parseSearch(all, new URLSearchParams(pairs))).toEqual(
        parseSearch(all, new URLSearchParams(known)),
      )
    }),
  )
})
