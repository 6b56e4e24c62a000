import { describe, expect, test } from 'vitest'
import { type SampleCar, sampleCars, sampleSettings } from '../testing/sample-cars.ts'
import { startTestServer } from '../testing/test-server.ts'

async function withCars() {
  const server = await startTestServer()
  const client = server.client()
  const index = client.index<SampleCar>('cars')
  await index.updateSettings(sampleSettings).waitTask()
  await index.addDocuments(sampleCars, { primaryKey: 'id' }).waitTask()
  return { server, client, index }
}

const ids = ({ hits }: { hits: { id: number }[] }) => hits.map(({ id }) => id)

describe('search through the real client', () => {
  test('words, typos, accents and joined words: find cars', async () => {
    const { index } = await withCars()
    expect(ids(await index.search('corola'))).toEqual([1])
    expect(ids(await index.search('skoda'))).toEqual([3])
    expect(ids(await index.search('land cruiser'))).toEqual([2])
    expect(ids(await index.search('cx5'))).toEqual([4])
    expect(ids(await index.search('"octavia rs"'))).toEqual([3])
    expect(ids(await index.search('toyota -corolla'))).toEqual([2])
  })

  test('filter, sort, pagination, facets and highlighting: combined in one search', async () => {
    const { index } = await withCars()
    const found = await index.search('', {
      filter: [['make = toyota', 'make = mazda'], 'price < 90000'],
      sort: ['price:asc'],
      facets: ['make', 'price'],
      page: 1,
      hitsPerPage: 1,
    })
    expect(found).toMatchObject({
      hits: [{ id: 1 }],
      page: 1,
      hitsPerPage: 1,
      totalHits: 2,
      totalPages: 2,
      facetDistribution: { make: { Mazda: 1, Toyota: 1 } },
      facetStats: { price: { min: 25_000, max: 29_500 } },
    })
    const marked = await index.search('corolla', {
      attributesToHighlight: ['name'],
      attributesToRetrieve: ['id'],
    })
    expect(marked.hits).toEqual([{ id: 1, _formatted: { id: '1', name: '2022 Toyota <em>Corolla</em> SX' } }])
  })

  test('multi-search: one invalid search fails all', async () => {
    const { client } = await withCars()
    const { results } = await client.multiSearch({
      queries: [
        { indexUid: 'cars', q: 'mg' },
        { indexUid: 'cars', filter: 'tags = 4x4', facets: ['make'], limit: 0 },
      ],
    })
    expect(results.map(({ estimatedTotalHits }) => estimatedTotalHits)).toEqual([1, 2])
    const bad = client.multiSearch({ queries: [{ indexUid: 'cars' }, { indexUid: 'cars', filter: 'x = 1' }] })
    await expect(bad).rejects.toMatchObject({ cause: { code: 'invalid_search_filter' } })
  })

  test('facet search: lists values', async () => {
    const { index } = await withCars()
    const { facetHits } = await index.searchForFacetValues({ facetName: 'make', facetQuery: 'sko' })
    expect(facetHits).toEqual([{ value: 'Škoda', count: 1 }])
  })

  test('list field: only the last matching text is listed', async () => {
    const { index } = await withCars()
    const rigs = [{ id: 9, tags: ['tipper truck', 'truck', 'van'], gear: [{ name: 'truck rack' }] }]
    await index.addDocuments(rigs as never).waitTask()
    const { hits } = await index.search('truck', { showMatchesPosition: true })
    expect(hits[0]?._matchesPosition).toEqual({
      tags: [{ start: 0, length: 5, indices: [1] }],
      'gear.name': [{ start: 0, length: 5, indices: [0] }],
    })
  })

  test('unknown index: answered index_not_found', async () => {
    const { client } = await withCars()
    await expect(client.index('none').search('x')).rejects.toMatchObject({
      cause: { code: 'index_not_found' },
    })
  })
})
