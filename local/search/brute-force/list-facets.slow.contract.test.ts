import fc from 'fast-check'
import { Meilisearch } from 'meilisearch'
import { expect, test } from 'vitest'
import { MASTER_KEY, startTestServer } from '../testing/test-server.ts'
import {
  FACETS,
  type Faceting,
  foundValues,
  hasValue,
  hasValueAbove,
  listedCounts,
  listedRange,
} from './list-evaluator.ts'
import { FEATURES, type ListCar, listStock, WORDS } from './list-stock.ts'

interface Condition {
  text: string
  passes(car: ListCar): boolean
}
interface Query {
  q: string
  filter: Condition[]
  facets: string[]
}

const FACETINGS: Faceting[] = [
  { maxValuesPerFacet: 200, sortFacetValuesBy: { '*': 'alpha' } },
  { maxValuesPerFacet: 200, sortFacetValuesBy: { '*': 'count' } },
  { maxValuesPerFacet: 5, sortFacetValuesBy: { '*': 'count' } },
  { maxValuesPerFacet: 5, sortFacetValuesBy: { '*': 'alpha' } },
]

async function openStock(cars: ListCar[]) {
  const server = await startTestServer()
  const client = new Meilisearch({ host: server.url, apiKey: MASTER_KEY })
  await client.createIndex('lists', { primaryKey: 'id' })
  const index = client.index('lists')
  await index.updateSettings({
    searchableAttributes: ['title'],
    filterableAttributes: [...FACETS, 'id'],
    typoTolerance: { enabled: false },
  })
  await index.addDocuments(cars).waitTask({ timeout: 30_000 })
  const ask = async (path: string, body: unknown) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${MASTER_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.text()
  }
  return { index, ask }
}

type Stock = Awaited<ReturnType<typeof openStock>>

const buildAnyFilter = (field: string, values: (string | number)[]): Condition => ({
  text: `${field} IN [${values.map((value) => JSON.stringify(value)).join(', ')}]`,
  passes: (car) => values.some((value) => hasValue(car, field, value)),
})
const notAll = ({ text, passes }: Condition): Condition => ({
  text: `NOT (${text})`,
  passes: (car) => !passes(car),
})
const features = fc.uniqueArray(fc.constantFrom<string | number>(...FEATURES, 'true', 7), {
  minLength: 1,
  maxLength: 6,
})
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .tuple(fc.constantFrom('features', 'extras.name'), features)
    .map(([field, values]) => buildAnyFilter(field, values)),
  features.map((values) => notAll(buildAnyFilter('features', values))),
  fc
    .tuple(fc.constantFrom('sizes', 'extras.cost'), fc.integer({ min: 1, max: 29 }))
    .map(([field, bound]) => ({
      text: `${field} > ${bound}`,
      passes: (car: ListCar) => hasValueAbove(car, field, bound),
    })),
  fc.integer({ min: 1, max: 40 }).map((bound) => ({
    text: `id < ${bound}`,
    passes: (car: ListCar) => car.id < bound,
  })),
)
const query: fc.Arbitrary<Query> = fc.record({
  q: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constantFrom(...WORDS) }),
  filter: fc.array(condition, { maxLength: 2 }),
  facets: fc.subarray(FACETS, { minLength: 1 }),
})

const findIn = (cars: readonly ListCar[], { q, filter }: Pick<Query, 'q' | 'filter'>) =>
  cars.filter((car) => (car.title ?? '').includes(q) && filter.every(({ passes }) => passes(car)))

const saveTexts = (filter: readonly Condition[]) => filter.map(({ text }) => text)

/** Prefixes numeric names, because a parsed object would reorder them. */
const prefixNumbers = (text: string) => JSON.parse(text.replaceAll(/"(\d[\d.]*)":/g, '"#$1":'))

/** A page of several queries, each facet without its own filter. */
async function evaluate(stock: Stock, cars: ListCar[], queries: Query[], faceting: Faceting): Promise<void> {
  const sent = queries.map(({ q, filter, facets }) => ({
    indexUid: 'lists',
    q,
    filter: saveTexts(filter),
    facets,
    hitsPerPage: 0,
  }))
  const { results } = prefixNumbers(await stock.ask('/multi-search', { queries: sent }))
  for (const [at, request] of queries.entries()) {
    const found = findIn(cars, request)
    const { facetDistribution, facetStats, totalHits } = results[at]
    const listed = Object.entries(facetDistribution as Record<string, Record<string, number>>)
    expect({
      totalHits,
      counts: listed.map(([name, counts]) => [
        name,
        Object.entries(counts).map(([value, count]) => [value.replace('#', ''), count]),
      ]),
      ranges: facetStats,
    }).toEqual({
      totalHits: found.length,
      counts: request.facets.toSorted().map((name) => [name, listedCounts(cars, found, name, faceting)]),
      ranges: Object.fromEntries(
        request.facets.flatMap((name) => {
          const range = listedRange(found, name)
          return range ? [[name, range]] : []
        }),
      ),
    })
  }
}

for (const { size, runs } of [
  { size: 90, runs: 60 },
  { size: 3200, runs: 8 },
]) {
  test(`facets over lists of ${size} random cars: equal to the brute-force counts and order`, async () => {
    const [cars = []] = fc.sample(listStock(size), { numRuns: 1, seed: size })
    const stock = await openStock(cars)
    for (const faceting of FACETINGS) {
      await stock.index.updateFaceting(faceting).waitTask()
      await fc.assert(
        fc.asyncProperty(fc.array(query, { minLength: 1, maxLength: 3 }), (queries) =>
          evaluate(stock, cars, queries, faceting),
        ),
        { numRuns: runs },
      )
    }
  }, 120_000)
}

test('facets over lists after replacing, updating and deleting cars: counted correctly', async () => {
  const [cars = [], changed = []] = fc.sample(listStock(400), { numRuns: 2, seed: 5 })
  const faceting = FACETINGS[1]!
  const stock = await openStock(cars)
  await stock.index.updateFaceting(faceting).waitTask()
  let now = cars
  const write = fc.record({
    from: fc.integer({ min: 0, max: 399 }),
    count: fc.integer({ min: 1, max: 40 }),
    how: fc.constantFrom('replace', 'update', 'delete'),
  })
  await fc.assert(
    fc.asyncProperty(write, fc.array(query, { minLength: 2, maxLength: 3 }), async (slice, queries) => {
      const { from, count, how } = slice
      const given = now.flatMap(({ id }) => (id >= from && id < from + count ? [changed[id]!] : []))
      const ids = new Set(given.map(({ id }) => id))
      const task =
        how === 'delete'
          ? stock.index.deleteDocuments([...ids])
          : how === 'replace'
            ? stock.index.addDocuments(given)
            : stock.index.updateDocuments(given)
      await task.waitTask({ timeout: 30_000 })
      now = now.flatMap((car) => {
        if (!ids.has(car.id)) return [car]
        return how === 'delete' ? [] : [how === 'replace' ? changed[car.id]! : { ...car, ...changed[car.id] }]
      })
      await evaluate(stock, now, queries, faceting)
    }),
    // Runs share state, so a failure cannot be shrunk.
    { numRuns: 25, endOnFailure: true },
  )
}, 60_000)

test('facet search over lists: finds values by prefix, counted within the filter', async () => {
  const [cars = []] = fc.sample(listStock(500), { numRuns: 1, seed: 9 })
  const stock = await openStock(cars)
  const request = fc.record({
    name: fc.constantFrom('features', 'extras.name'),
    typed: fc.constantFrom(...FEATURES.map((text) => text.slice(0, 1).toLowerCase()), 'b-fe', 'tr'),
    filter: fc.array(condition, { maxLength: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ name, typed, filter }) => {
      const { facetHits } = await stock.index.searchForFacetValues({
        facetName: name,
        facetQuery: typed,
        filter: saveTexts(filter),
      })
      expect(Object.fromEntries(facetHits.map(({ value, count }) => [value, count]))).toEqual(
        foundValues(cars, findIn(cars, { q: '', filter }), name, typed),
      )
    }),
    { numRuns: 60 },
  )
}, 60_000)
