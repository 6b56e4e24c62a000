import { hash } from 'node:crypto'
import { Random } from './random.ts'
import type { RealSize } from './real-server.ts'
import type { StockCar } from './stock.ts'

export interface BenchRequest {
  path: string
  body: unknown
}

/** One kind of request, with Meilisearch's p50 and p95 in ms where measured. */
export interface RequestKind {
  name: string
  real: Partial<Record<RealSize, readonly [number, number?]>>
  /** A request different from all before. */
  make(): BenchRequest
}

type Filter = (string | string[])[]

const FACETS = [
  'make',
  'model',
  'badge',
  'body',
  'fuel',
  'transmission',
  'colour',
  'year',
  'seats',
  'car_type',
  'state',
  'features',
  'price_range',
]
const ON_A_PAGE = 12
const ORDERS = ['price:asc', 'price:desc', 'km:asc', 'km:desc', 'year:desc']
const IN_STOCK: Filter = [['status = in_stock', 'status = coming_soon'], 'show_on_dealer_website = true']
/** Words searched for together. */
const TYPED = [
  ['make', 'model', 'colour'],
  ['model', 'badge', 'body'],
  ['year', 'model', 'fuel'],
  ['colour', 'make', 'body', 'fuel'],
] as const
const MAX_TRIES = 1000

const search = (body: unknown): BenchRequest => ({ path: '/indexes/cars/search', body })

/** The kinds of requests that pages send; each request is unique, so that caches do not answer it. */
export function requestKinds(stock: readonly StockCar[], dealers: number, seed = 7): RequestKind[] {
  const random = new Random(seed)
  const kinds = [
    ...pageKinds(random, stock, dealers),
    ...typedKinds(random, stock),
    ...listKinds(random, stock),
  ]
  const isNew = newness()
  return kinds.map((kind) => ({
    ...kind,
    make: () => firstNew(kind.make, (request) => isNew(JSON.stringify(request))),
  }))
}

/** Returns a predicate that is true for each text once. */
function newness(): (text: string) => boolean {
  const known = new Set<string>()
  return (text) => {
    const before = known.size
    return known.add(hash('sha1', text)).size > before
  }
}

function firstNew<T>(make: () => T, isNew: (made: T) => boolean): T {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const made = make()
    if (isNew(made)) return made
  }
  throw new Error(`Of ${MAX_TRIES} requests none was new: the stock has too few different cars.`)
}

function pageKinds(random: Random, stock: readonly StockCar[], dealers: number): RequestKind[] {
  return [
    {
      name: 'listing, 12 facets, sorted by date',
      real: { 20000: [4.4, 5.6], 200000: [8.7, 12.0] },
      make: () =>
        search({
          filter: forSale(random),
          facets: random.some(FACETS, ON_A_PAGE),
          sort: ['created_at_timestamp:desc'],
          page: random.whole(1, 3),
          hitsPerPage: 21,
        }),
    },
    {
      name: 'one dealer’s listing, 12 facets, sorted',
      real: { 20000: [18.3, 27.2], 200000: [7.9, 9.6] },
      make: () => dealerPage(random, [random.whole(1, dealers)]),
    },
    {
      name: 'results page: 6-query multi-search',
      real: { 20000: [6.0, 8.3], 200000: [12.5, 21.5] },
      make: () => resultsPage(random, random.pick(stock)),
    },
  ]
}

function typedKinds(random: Random, stock: readonly StockCar[]): RequestKind[] {
  const car = () => random.pick(stock)
  // Few cars match all words, so a bound would rarely change the answer; other words do.
  const isNew = newness()
  const words = () => typed(random, car())
  const slips = () => {
    const { make, body } = car()
    return withTypo(random, `${make} ${body}`)
  }
  return [
    {
      name: 'typed words',
      real: { 20000: [2.2, 3.9], 200000: [3.3, 4.7] },
      make: () => search({ q: firstNew(words, isNew), filter: IN_STOCK, hitsPerPage: 21, page: 1 }),
    },
    {
      name: 'typed words with a typo',
      real: { 20000: [0.9, 2.3], 200000: [1.5, 3.4] },
      make: () => search({ q: firstNew(slips, isNew), filter: IN_STOCK, hitsPerPage: 21, page: 1 }),
    },
    {
      name: 'as you type, 1–8 letters, 2 facets',
      real: { 20000: [1.9, 5.4], 200000: [3.4, 9.5] },
      make: () => {
        const q = String(car()[random.pick(['make', 'model'])]).slice(0, random.whole(1, 8))
        return search({ q, filter: forSale(random), facets: random.some(FACETS, 2), limit: 8 })
      },
    },
  ]
}

/** Facets with list values. */
function listKinds(random: Random, stock: readonly StockCar[]): RequestKind[] {
  return [
    {
      name: 'a list of 24 values as a facet',
      real: { 20000: [3.5], 200000: [10] },
      make: () => search({ filter: forSale(random), facets: ['features'], limit: random.whole(0, 20) }),
    },
    {
      name: 'lists of 24 and 400 values, typed words',
      real: {},
      make: () => {
        const q = String(random.pick(stock)[random.pick(['make', 'colour', 'body'])])
        return search({ q, filter: forSale(random), facets: ['features', 'equipment'], limit: 8 })
      },
    },
    {
      name: 'lists of 24 and 400 values, chosen from',
      real: {},
      make: () => {
        const chosen = random.pick(stock.filter(({ features }) => (features as string[]).length > 0))
        const feature = `features = ${JSON.stringify(random.pick(chosen.features as string[]))}`
        return search({ filter: [...forSale(random), feature], facets: ['features', 'equipment'], limit: 8 })
      },
    },
  ]
}

/** Cars for sale within a rare bound: most of the stock. */
function forSale(random: Random): Filter {
  const bound = random.pick([
    `km <= ${random.whole(190_000, 250_000)}`,
    `price >= ${random.whole(6000, 30_000)}`,
    `created_at_timestamp >= ${1_760_000_000 + random.whole(0, 4_000_000)}`,
  ])
  return [...IN_STOCK, bound]
}

/** A listing of some dealerships' cars. */
export function dealerPage(random: Random, ids: number[]): BenchRequest {
  return search({
    filter: [...forSale(random), `dealership_id IN [${ids.join(', ')}]`],
    facets: random.some(FACETS, ON_A_PAGE),
    sort: [random.pick(ORDERS)],
    page: 1,
    hitsPerPage: 21,
  })
}

function resultsPage(random: Random, { make, body, fuel, car_type, colour }: StockCar): BenchRequest {
  const common = forSale(random)
  const chosen = [
    `make = ${JSON.stringify(make)}`,
    `body = ${JSON.stringify(body)}`,
    `fuel = ${JSON.stringify(fuel)}`,
    `car_type = ${car_type}`,
    `colour = ${JSON.stringify(colour)}`,
  ]
  const facets = ['make', 'body', 'fuel', 'car_type', 'colour']
  const others = FACETS.filter((facet) => !facets.includes(facet))
  const queries = [
    {
      indexUid: 'cars',
      filter: [...common, ...chosen],
      facets: others,
      sort: [random.pick(ORDERS)],
      page: 1,
      hitsPerPage: 21,
    },
    ...facets.map((facet, at) => ({
      indexUid: 'cars',
      filter: [...common, ...chosen.filter((_, other) => other !== at)],
      facets: [facet],
      limit: 0,
    })),
  ]
  return { path: '/multi-search', body: { queries } }
}

const typed = (random: Random, car: StockCar) =>
  random
    .pick(TYPED)
    .map((field) => car[field])
    .join(' ')

function withTypo(random: Random, text: string): string {
  const at = random.whole(1, Math.max(1, text.length - 2))
  return text.slice(0, at) + random.letters('abcdefghijklmnopqrstuvwxyz', 1) + text.slice(at + 1)
}
