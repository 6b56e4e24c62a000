import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipText } from '#app/domain/words/clip.ts'
import { excludedKey, SORTS, VALUE_KEYS, type ValueKey } from './search-keys.ts'
import { baseOfPath, SMALL_LETTER_KEYS, typeBaseOfSlug } from './search-path.ts'
import { RANGE_KEYS } from './search-ranges.ts'
import {
  type Bounds,
  EMPTY_SEARCH,
  type SearchBase,
  type SearchState,
  toggleValue,
  type Values,
} from './search-state.ts'
import { MAX_QUERY_LENGTH, parseSearch, searchHref } from './search-url.ts'

const all: SearchBase = { path: '/search/new-used-and-demo-cars', filters: {} }
const used: SearchBase = { path: '/search/used-cars', filters: { car_type: ['used'] } }
const make: SearchBase = { path: '/search/volta', filters: { make: ['Volta'] } }

const UNWANTED_KEYS = VALUE_KEYS.map((key) => excludedKey(key))

const read = (base: SearchBase, query: string) => parseSearch(base, new URLSearchParams(query))

const word = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
  )
  .map((text) => text.replace(/\s+/g, ' ').trim() || 'x')
const bound = fc.option(fc.nat(300_000), { nil: null })
const bounds = fc
  .tuple(bound, bound)
  .filter(([min, max]) => min !== null || max !== null)
  .map(([min, max]): Bounds => (min !== null && max !== null && min > max ? [max, min] : [min, max]))
const values = (key: string) =>
  fc
    .uniqueArray(
      SMALL_LETTER_KEYS.has(key) ? fc.constantFrom('new', 'used', 'demo', 'true', 'hovercraft') : word,
      { minLength: 1, maxLength: 4 },
    )
    .map((list) => list.sort())
const facets: fc.Arbitrary<SearchState> = fc.record({
  query: fc.option(word, { nil: '' }),
  page: fc.integer({ min: 1, max: 99_999 }),
  sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
  filters: fc.record(Object.fromEntries(VALUE_KEYS.map((key) => [key, values(key)])), {
    requiredKeys: [],
    noNullPrototype: true,
  }),
  ranges: fc.record(Object.fromEntries(RANGE_KEYS.map((key) => [key, bounds])), {
    requiredKeys: [],
    noNullPrototype: true,
  }),
})
const place = fc.record({
  postcode: fc.oneof(
    fc.stringMatching(/^\d{4}$/),
    word.map((text) => clipText(text, 10).trim() || '0'),
  ),
  km: fc.integer({ min: 1, max: 5_000 }),
})
const unwanted: fc.Arbitrary<Values> = fc.record(
  Object.fromEntries(VALUE_KEYS.map((key) => [key, values(key)])),
  {
    requiredKeys: [],
    noNullPrototype: true,
  },
)
const state: fc.Arbitrary<SearchState> = fc
  .tuple(
    facets,
    fc.record(
      {
        near: place,
        photos: fc.constant(true as const),
        unused: fc.subarray(['near me', 'nice', 'under 50k'], { minLength: 1 }),
        more: fc.constant(true as const),
        all: fc.subarray([...VALUE_KEYS], { minLength: 1, maxLength: 20 }),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  )
  .map(([asked, plain]) => ({ ...asked, ...plain }))
  // The nearest first is an order of what is near something.
  .map((asked) => (asked.sort === 'nearest' && !asked.near ? { ...asked, sort: 'latest' as const } : asked))
  .chain((wanted) => unwanted.map((excluded) => withUnwanted(wanted, excluded)))

/** No value is both chosen and excluded. */
function withUnwanted(wanted: SearchState, excluded: Values): SearchState {
  const entries = (Object.entries(excluded) as [ValueKey, readonly string[]][]).map(([key, values]) => [
    key,
    values.filter((value) => !wanted.filters[key]?.includes(value)),
  ])
  const left = Object.fromEntries(entries.filter(([, values]) => values?.length))
  return Object.keys(left).length === 0 ? wanted : { ...wanted, excluded: left }
}

function reread(href: string, base: SearchBase): SearchState {
  const { pathname, searchParams } = new URL(href, 'http://site.example')
  const found = baseOfPath(pathname, base)
  if (!found) throw new Error(`${pathname} has no base`)
  return parseSearch(found, searchParams)
}

describe('the address of a search', () => {
  it('parsing a written address restores its state', () => {
    fc.assert(
      fc.property(state, (asked) => {
        expect(reread(searchHref(asked, all), all)).toEqual(asked)
      }),
    )
  })

  it('parsing and writing is idempotent for any typed text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'query',
              'page',
              'sortBy',
              'nonsense',
              ...VALUE_KEYS,
              ...RANGE_KEYS,
              ...UNWANTED_KEYS,
            ),
            fc.oneof(fc.string(), fc.string({ unit: 'binary', minLength: 95, maxLength: 105 })),
          ),
        ),
        fc.constantFrom(all, used, make),
        (pairs, base) => {
          const first = searchHref(parseSearch(base, new URLSearchParams(pairs)), base)
          expect(searchHref(reread(first, base), base)).toBe(first)
        },
      ),
    )
  })

  it('leaves out defaults, unknown keys and unknown sorts', () => {
    expect(searchHref(read(all, 'page=1&sortBy=relevant&query=&utm_source=x&sortBy2=price-asc'), all)).toBe(
      all.path,
    )
    expect(read(all, 'sortBy=cheapest&page=-3')).toEqual(read(all, ''))
  })

  it('writes keys in one order and values by the alphabet', () => {
    const href = searchHref(
      read(all, 'page=2&sortBy=latest&body=Ute&body=SUV&make=Volta&query=tow%20bar'),
      all,
    )
    expect(href).toBe(`${all.path}?query=tow+bar&make=Volta&body=SUV&body=Ute&sortBy=latest&page=2`)
  })

  it('moves to the path of the chosen car types', () => {
    expect(searchHref(read(all, 'car_type=used&make=Volta'), all)).toBe('/search/used-cars?make=Volta')
    expect(searchHref(read(all, 'car_type=new&car_type=demo'), all)).toBe('/search/new-and-demo-cars')
    expect(searchHref(read(used, ''), used)).toBe('/search/used-cars')
  })

  it('keeps the path of a make while that make is the only one chosen', () => {
    const onMake = read(make, 'car_type=used')
    expect(searchHref(onMake, make)).toBe('/search/volta?car_type=used')
    const withSecond = { ...onMake, filters: { ...onMake.filters, make: ['Astra', 'Volta'] } }
    expect(searchHref(withSecond, make)).toBe('/search/used-cars?make=Astra&make=Volta')
  })

  it('excluded values have keys of their own, and chosen values win over them', () => {
    const asked = read(all, 'not_colour=White&not_colour=Black&colour=Black&not_car_type=DEMO')
    expect(asked.excluded).toEqual({ colour: ['White'], car_type: ['demo'] })
    expect(searchHref(asked, all)).toBe(`${all.path}?colour=Black&not_car_type=demo&not_colour=White`)
    expect(toggleValue(asked, 'colour', 'White').excluded).toEqual({ car_type: ['demo'] })
  })

  it('lets the path win over the same key in the query string', () => {
    expect(read(used, 'car_type=new').filters.car_type).toEqual(['used'])
  })

  it('reads ranges as one value and as the two fields of a form', () => {
    for (const query of ['price=5000-60000', 'price=%245%2C000&price=60000', 'price=60000-5000'])
      expect(searchHref(read(all, query), all)).toBe(`${all.path}?price=5000-60000`)
    expect(searchHref(read(all, 'km=&km=50000'), all)).toBe(`${all.path}?km=-50000`)
    expect(searchHref(read(all, 'price=&price='), all)).toBe(all.path)
    expect(read(all, 'year=2024').ranges.year).toEqual([2024, 2024])
  })

  it('reads the sort of links of the old kind', () => {
    expect(read(all, 'sortBy=Car_production+price+desc').sort).toBe('price-desc')
    expect(read(all, 'sortBy=Car_staging%3Aprice%3Aasc').sort).toBe('price-asc')
    expect(read(all, 'near=4000&sortBy=nearest').sort).toBe('nearest')
    expect(read(all, 'sortBy=nearest').sort).toBe('relevant')
  })

  it('accepts any text up to the length of the longest feed value', () => {
    for (const value of [
      'x'.repeat(300),
      `"a" & b/c + 50% <script>`,
      'שחור كحلي 黑色 🟥',
      "'; --",
      '__proto__',
    ]) {
      const state = { ...EMPTY_SEARCH, filters: { model: [value] } }
      expect(read(all, searchHref(state, all).split('?')[1] ?? '')).toEqual(state)
    }
  })

  it('bounds hostile lengths', () => {
    const long = 'x'.repeat(10_000)
    expect(read(all, `query=${long}`).query).toHaveLength(MAX_QUERY_LENGTH)
    expect(searchHref(read(all, `make=${long}&price=${'9'.repeat(400)}`), all)).toBe(all.path)
    const many = Array.from({ length: 5_000 }, (_, index) => `make=m${index}`).join('&')
    expect(read(all, many).filters.make?.length).toBeLessThanOrEqual(20)
    const query = `${'x'.repeat(MAX_QUERY_LENGTH - 1)}🚗`
    expect(read(all, new URLSearchParams({ query }).toString()).query).toBe('x'.repeat(MAX_QUERY_LENGTH - 1))
  })

  it('has a base for every car type slug and for no other', () => {
    expect(typeBaseOfSlug('new-used-and-demo-cars')).toEqual(all)
    expect(typeBaseOfSlug('used-cars')).toEqual(used)
    expect(typeBaseOfSlug('cars')).toBeNull()
  })
})

it('the sort by distance requires a postcode', () => {
  const near = read(all, 'near=4000&sortBy=nearest')
  expect(searchHref(near, all)).toBe('/search/new-used-and-demo-cars?near=4000&within=50&sortBy=nearest')
  const { near: _gone, ...elsewhere } = near
  expect(searchHref(elsewhere, all)).toBe('/search/new-used-and-demo-cars')
})
