import fc from 'fast-check'
import { Meilisearch } from 'meilisearch'
import { expect, test } from 'vitest'
import { MASTER_KEY, startTestServer } from '../testing/test-server.ts'
import { inventStock, type TestCar } from './car.ts'
import { countValues, findRange, inOrder, passes } from './evaluator.ts'
import { FIELDS } from './filter-tree.ts'
import { anyRequest, FACETS, type RandomRequest } from './random-request.ts'

/** Above 2,048 cars the engine uses other algorithms: narrow spaces, counts by complement. */
const STOCKS = [
  { size: 7, runs: 100 },
  { size: 60, runs: 100 },
  { size: 400, runs: 100 },
  { size: 3000, runs: 60 },
]

async function openStock(cars: TestCar[]) {
  const server = await startTestServer()
  const client = new Meilisearch({ host: server.url, apiKey: MASTER_KEY })
  const index = client.index('stock')
  await client.createIndex('stock', { primaryKey: 'id' })
  await index.updateSettings({
    filterableAttributes: [...new Set([...FIELDS, ...FACETS, '_geo'])],
    sortableAttributes: FIELDS,
    rankingRules: ['sort', 'rank:desc'],
  })
  await index.addDocuments(cars).waitTask({ timeout: 30_000 })
  return index
}

/** The expected answer, computed by checking every document. */
function expected(cars: TestCar[], { tree, sort, page, hitsPerPage, facets }: RandomRequest) {
  const found = cars.filter((car) => !tree || passes(car, tree))
  const ordered = inOrder(found, [...sort, 'rank:desc'])
  return {
    ids: ordered.slice((page - 1) * hitsPerPage, page * hitsPerPage).map(({ id }) => id),
    totalHits: found.length,
    totalPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    counts: Object.fromEntries(facets.map((facet) => [facet, countValues(found, facet)])),
    ranges: Object.fromEntries(
      facets.flatMap((facet) => {
        const range = findRange(found, facet)
        return range ? [[facet, range]] : []
      }),
    ),
  }
}

async function evaluate(
  index: Awaited<ReturnType<typeof openStock>>,
  cars: TestCar[],
  request: RandomRequest,
) {
  const { tree: _, ...parameters } = request
  const answer = await index.search('', parameters)
  expect({
    ids: answer.hits.map(({ id }) => id),
    totalHits: answer.totalHits,
    totalPages: answer.totalPages,
    counts: answer.facetDistribution ?? {},
    ranges: answer.facetStats ?? {},
  }).toEqual(expected(cars, request))
}

for (const [seed, { size, runs }] of STOCKS.entries()) {
  test(`random filter, order, page and facets over ${size} cars: equal to the brute-force evaluation`, async () => {
    const [cars = []] = fc.sample(inventStock(size), { numRuns: 1, seed: 40 + seed })
    const index = await openStock(cars)
    await fc.assert(
      fc.asyncProperty(anyRequest, (request) => evaluate(index, cars, request)),
      { numRuns: runs },
    )
  })
}

test('random requests after replacing, updating and deleting cars: equal to the brute-force evaluation', async () => {
  const [cars = [], changed = []] = fc.sample(inventStock(2500), { numRuns: 2, seed: 50 })
  const index = await openStock(cars)
  let now = cars
  const write = fc.record({
    from: fc.integer({ min: 0, max: 2400 }),
    count: fc.integer({ min: 1, max: 60 }),
    how: fc.constantFrom('replace', 'update', 'delete'),
  })
  await fc.assert(
    fc.asyncProperty(write, fc.array(anyRequest, { minLength: 2, maxLength: 4 }), async (slice, requests) => {
      const { from, count, how } = slice
      const matches = ({ id }: TestCar) => id >= from && id < from + count
      const given = changed.filter((car) => matches(car) && now.some(({ id }) => id === car.id))
      const task =
        how === 'delete'
          ? index.deleteDocuments(given.map(({ id }) => id))
          : how === 'replace'
            ? index.addDocuments(given)
            : index.updateDocuments(given)
      await task.waitTask({ timeout: 30_000 })
      const byId = new Map(given.map((car) => [car.id, car]))
      now = now.flatMap((car) => {
        const other = byId.get(car.id)
        if (!other) return [car]
        return how === 'delete' ? [] : [how === 'replace' ? other : { ...car, ...other }]
      })
      for (const request of requests) await evaluate(index, now, request)
    }),
    // Runs share state, so a failure cannot be shrunk.
    { numRuns: 25, endOnFailure: true },
  )
})
