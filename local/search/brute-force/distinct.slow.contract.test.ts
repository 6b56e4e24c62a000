import fc from 'fast-check'
import { Meilisearch } from 'meilisearch'
import { expect, test } from 'vitest'
import { MASTER_KEY, startTestServer } from '../testing/test-server.ts'
import { inventStock, MAKES, type TestCar } from './car.ts'
import { inOrder, type Order, passes } from './evaluator.ts'
import { anyTree, FIELDS, writeFilter } from './filter-tree.ts'

const MAX_HITS = 90

const field = fc.constantFrom('make', 'year', 'price', 'rank')
const order = fc.constantFrom<Order>('price:asc', 'price:desc', 'year:desc', 'make:asc')

const [cars = []] = fc.sample(inventStock(2600), { numRuns: 1, seed: 71 })

async function openIndex() {
  const server = await startTestServer()
  const client = new Meilisearch({ host: server.url, apiKey: MASTER_KEY })
  const index = client.index('stock')
  await client.createIndex('stock', { primaryKey: 'id' })
  await index.updateSettings({
    filterableAttributes: [...new Set([...FIELDS, 'make', 'year', 'price', 'rank', '_geo'])],
    sortableAttributes: FIELDS,
    rankingRules: ['sort', 'rank:desc'],
    pagination: { maxTotalHits: MAX_HITS },
  })
  await index.addDocuments(cars).waitTask({ timeout: 30_000 })
  return index
}

/** The first car of each value, and all cars without one. */
function firstOfEach(ordered: TestCar[], name: 'make' | 'year' | 'price' | 'rank'): TestCar[] {
  const seen = new Set<unknown>()
  return ordered.filter((car) => {
    const value = car[name]
    if (value === undefined || value === null) return true
    if (seen.has(value)) return false
    seen.add(value)
    return true
  })
}

test('distinct: keeps the first car of each value, within maxTotalHits', async () => {
  const index = await openIndex()
  const request = fc.record({
    tree: anyTree,
    distinct: fc.option(field),
    sort: fc.array(order, { maxLength: 1 }),
    page: fc.integer({ min: 1, max: 5 }),
    hitsPerPage: fc.integer({ min: 1, max: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ tree, distinct, sort, page, hitsPerPage }) => {
      const filter = writeFilter(tree)
      const answer = await index.search('', {
        filter,
        distinct: distinct ?? undefined,
        sort,
        page,
        hitsPerPage,
      })
      const found = inOrder(
        cars.filter((car) => passes(car, tree)),
        [...sort, 'rank:desc'],
      )
      const expected = distinct ? firstOfEach(found, distinct) : found
      const end = Math.min(page * hitsPerPage, MAX_HITS)
      expect(answer.hits.map(({ id }) => id)).toEqual(
        expected.slice((page - 1) * hitsPerPage, end).map(({ id }) => id),
      )
      expect(answer.totalHits).toBe(expected.length)
    }),
    { numRuns: 60 },
  )
})

test('facet search: lists values by prefix, counted within the filter', async () => {
  const index = await openIndex()
  const plain = (text: string) =>
    text.normalize('NFKD').replace(/\p{M}/gu, '').replace('’', "'").toLowerCase()
  const beginnings = MAKES.flatMap((make) => [1, 2, 3].map((length) => plain(make).slice(0, length)))
  const request = fc.record({ tree: anyTree, query: fc.constantFrom(...beginnings) })
  await fc.assert(
    fc.asyncProperty(request, async ({ tree, query }) => {
      const { facetHits } = await index.searchForFacetValues({
        facetName: 'make',
        facetQuery: query,
        filter: writeFilter(tree),
      })
      const found = cars.filter((car) => passes(car, tree))
      const expected = MAKES.filter((make) => plain(make).startsWith(query)).flatMap((value) => {
        const count = found.filter(({ make }) => make === value).length
        return count > 0 ? [{ value, count }] : []
      })
      const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1)
      expect([...facetHits].sort(byValue)).toEqual(expected.sort(byValue))
    }),
    { numRuns: 60 },
  )
})
