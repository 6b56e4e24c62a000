import { Random } from './random.ts'
import type { StockCar } from './stock.ts'

export interface BenchRequest {
  path: string
  body: unknown
}

/** One kind of request, with what the real server took (p50 / p95 in ms) at 20,000 and 200,000 cars. */
export interface RequestKind {
  name: string
  real: Record<20_000 | 200_000, [number, number]>
  make(): BenchRequest
}

const FACETS = [
  'make',
  'model',
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
const IN_STOCK = [['status = in_stock', 'status = coming_soon'], 'show_on_dealer_website = true']
const search = (body: unknown): BenchRequest => ({ path: '/indexes/cars/search', body })

/** The six kinds of request a results page makes, each with its own words and values every time. */
export function requestKinds(stock: readonly StockCar[], dealers: number): RequestKind[] {
  const random = new Random(7)
  const car = () => random.pick(stock)
  return [
    {
      name: 'listing, 12 facets, sorted by date',
      real: { 20000: [4.4, 5.6], 200000: [8.7, 12.0] },
      make: () =>
        search({
          filter: IN_STOCK,
          facets: FACETS,
          sort: ['created_at_timestamp:desc'],
          page: 1,
          hitsPerPage: 21,
        }),
    },
    {
      name: 'one dealer’s listing, 12 facets, sorted by price',
      real: { 20000: [18.3, 27.2], 200000: [7.9, 9.6] },
      make: () => dealerPage([random.whole(1, dealers)]),
    },
    {
      name: 'results page: 6-query multi-search',
      real: { 20000: [6.0, 8.3], 200000: [12.5, 21.5] },
      make: () => resultsPage(random, car()),
    },
    {
      name: 'typed words',
      real: { 20000: [2.2, 3.9], 200000: [3.3, 4.7] },
      make: () => {
        const { make, model, colour } = car()
        return search({ q: `${make} ${model} ${colour}`, filter: IN_STOCK, hitsPerPage: 21, page: 1 })
      },
    },
    {
      name: 'typed words with a typo',
      real: { 20000: [0.9, 2.3], 200000: [1.5, 3.4] },
      make: () =>
        search({
          q: withTypo(random, `${car().make} ${car().body}`),
          filter: IN_STOCK,
          hitsPerPage: 21,
          page: 1,
        }),
    },
    {
      name: 'as you type, 1–8 letters, 2 facets',
      real: { 20000: [1.9, 5.4], 200000: [3.4, 9.5] },
      make: () => {
        const q = String(random.next() < 0.5 ? car().make : car().model).slice(0, random.whole(1, 8))
        return search({ q, filter: IN_STOCK, facets: ['make', 'model'], limit: 8 })
      },
    },
  ]
}

/** A listing of the cars of some dealerships. */
export function dealerPage(ids: number[]): BenchRequest {
  const filter = [...IN_STOCK, `dealership_id IN [${ids.join(', ')}]`]
  return search({ filter, facets: FACETS, sort: ['price:asc'], page: 1, hitsPerPage: 21 })
}

function resultsPage(random: Random, { make, body, fuel, car_type, colour }: StockCar): BenchRequest {
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
      filter: [...IN_STOCK, ...chosen],
      facets: others,
      sort: [random.pick(['price:asc', 'price:desc'])],
      page: 1,
      hitsPerPage: 21,
    },
    ...facets.map((facet, at) => ({
      indexUid: 'cars',
      filter: [...IN_STOCK, ...chosen.filter((_, other) => other !== at)],
      facets: [facet],
      limit: 0,
    })),
  ]
  return { path: '/multi-search', body: { queries } }
}

function withTypo(random: Random, text: string): string {
  const at = random.whole(1, Math.max(1, text.length - 2))
  return text.slice(0, at) + random.letters('abcdefghijklmnopqrstuvwxyz', 1) + text.slice(at + 1)
}
