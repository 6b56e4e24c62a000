import fc from 'fast-check'
import { Meilisearch } from 'meilisearch'
import { expect, test } from 'vitest'
import { MASTER_KEY, startTestServer } from '../testing/test-server.ts'
import { type JudgedCar, stockOf } from './car.ts'
import { FIELDS } from './filter-tree.ts'
import { countValues, inOrder, passes, rangeOf } from './judge.ts'
import { anyRequest, FACETS, type JudgedRequest } from './judged-request.ts'

const STOCKS = [7, 60, 400]

async function openStock(cars: JudgedCar[]) {
  const server = await startTestServer()
  const client = new Meilisearch({ host: server.url, apiKey: MASTER_KEY })
  const index = client.index('judged')
  await client.createIndex('judged', { primaryKey: 'id' })
  await index.updateSettings({
    filterableAttributes: [...new Set([...FIELDS, ...FACETS, '_geo'])],
    sortableAttributes: FIELDS,
    rankingRules: ['sort', 'rank:desc'],
  })
  await index.addDocuments(cars).waitTask({ timeout: 30_000 })
  return index
}

/** What the request must answer, by looking at every document. */
function expected(cars: JudgedCar[], { tree, sort, page, hitsPerPage, facets }: JudgedRequest) {
  const found = cars.filter((car) => !tree || passes(car, tree))
  const ordered = inOrder(found, [...sort, 'rank:desc'])
  return {
    ids: ordered.slice((page - 1) * hitsPerPage, page * hitsPerPage).map(({ id }) => id),
    totalHits: found.length,
    totalPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    counts: Object.fromEntries(facets.map((facet) => [facet, countValues(found, facet)])),
    ranges: Object.fromEntries(
      facets.flatMap((facet) => {
        const range = rangeOf(found, facet)
        return range ? [[facet, range]] : []
      }),
    ),
  }
}

for (const [seed, size] of STOCKS.entries()) {
  test(`any filter, order, page and facets over ${size} random cars answer as looking at every car does`, async () => {
    const [cars = []] = fc.sample(stockOf(size), { numRuns: 1, seed: 40 + seed })
    const index = await openStock(cars)
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const { tree: _, ...asked } = request
        const answer = await index.search('', asked)
        expect({
          ids: answer.hits.map(({ id }) => id),
          totalHits: answer.totalHits,
          totalPages: answer.totalPages,
          counts: answer.facetDistribution ?? {},
          ranges: answer.facetStats ?? {},
        }).toEqual(expected(cars, request))
      }),
    )
  })
}
