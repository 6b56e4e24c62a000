import { describe, expect, test } from 'vitest'
import { type SampleCar, sampleCars, sampleSettings } from '../testing/sample-cars.ts'
import { startTestServer } from '../testing/test-server.ts'

describe('writes through the real client', () => {
  test('partial update: affects filters, sorting and words', async () => {
    const server = await startTestServer()
    const index = server.client().index<SampleCar>('cars')
    await index.updateSettings(sampleSettings).waitTask()
    await index.addDocuments(sampleCars).waitTask()
    await index.updateDocuments([{ id: 1, price: 99_000, name: 'Renamed Hatch' }]).waitTask()
    expect((await index.search('', { sort: ['price:desc'], limit: 1 })).hits).toMatchObject([
      { id: 1, make: 'Toyota', price: 99_000 },
    ])
    expect((await index.search('corolla')).hits).toEqual([])
    expect((await index.search('renamed')).hits).toMatchObject([{ id: 1 }])
    expect((await index.search('', { filter: 'price = 25000' })).hits).toEqual([])
  })

  test('deletion: documents disappear from words, facets and totals', async () => {
    const server = await startTestServer()
    const index = server.client().index<SampleCar>('cars')
    await index.updateSettings(sampleSettings).waitTask()
    await index.addDocuments(sampleCars).waitTask()
    await index.deleteDocuments([1, 3]).waitTask()
    await index.deleteDocuments({ filter: 'make = mazda' }).waitTask()
    const found = await index.search('', { facets: ['make'] })
    expect(found.hits.map(({ id }) => id)).toEqual([2, 5])
    expect(found.facetDistribution).toEqual({ make: { MG: 1, Toyota: 1 } })
    expect((await index.search('octavia')).hits).toEqual([])
  })

  test('swap: replaces an index atomically', async () => {
    const server = await startTestServer()
    const client = server.client()
    await client.index('cars').addDocuments(sampleCars).waitTask()
    await client
      .index('cars_next')
      .updateSettings({ ...sampleSettings, searchableAttributes: ['make'] })
      .waitTask()
    await client.index('cars_next').addDocuments(sampleCars.slice(0, 3)).waitTask()
    const done = await client.swapIndexes([{ indexes: ['cars', 'cars_next'], rename: false }]).waitTask()
    expect(done.status).toBe('succeeded')
    await client.deleteIndex('cars_next').waitTask()
    expect((await client.index('cars').getStats()).numberOfDocuments).toBe(3)
    expect((await client.index('cars').search('corolla')).hits).toEqual([])
    expect((await client.index('cars').search('skoda')).hits).toHaveLength(1)
    expect((await client.getIndexes()).results.map(({ uid }) => uid)).toEqual(['cars'])
  })

  test('new settings: existing documents are reindexed', async () => {
    const server = await startTestServer()
    const index = server.client().index<SampleCar>('cars')
    await index.addDocuments(sampleCars).waitTask()
    await expect(index.search('', { filter: 'make = MG' })).rejects.toThrow()
    await index.updateFilterableAttributes(['make']).waitTask()
    expect((await index.search('', { filter: 'make = MG' })).hits).toMatchObject([{ id: 5 }])
    await index.updateSynonyms({ vw: ['volkswagen'], morris: ['mg'] }).waitTask()
    expect((await index.search('morris')).hits).toMatchObject([{ id: 5 }])
  })

  test('enqueued tasks: can be canceled, finished ones deleted', async () => {
    const server = await startTestServer()
    const client = server.client()
    const enqueued = await Promise.all([1, 2, 3].map((id) => client.index('cars').addDocuments([{ id }])))
    const canceled = await client.tasks
      .cancelTasks({ uids: enqueued.slice(1).map(({ taskUid }) => taskUid) })
      .waitTask()
    const { canceledTasks } = canceled.details as { canceledTasks: number }
    const { results } = await client.tasks.getTasks({ statuses: ['canceled'] })
    expect(results).toHaveLength(canceledTasks)
    const deleted = await client.tasks.deleteTasks({ statuses: ['succeeded', 'canceled'] }).waitTask()
    expect(deleted.details).toMatchObject({ matchedTasks: 4, deletedTasks: 4 })
    expect((await client.tasks.getTasks()).results).toHaveLength(1)
  })

  test('document with an invalid geo point: its task fails without changes', async () => {
    const server = await startTestServer()
    const index = server.client().index('cars')
    await index.updateFilterableAttributes(['_geo']).waitTask()
    const task = await index.addDocuments([{ id: 1 }, { id: 2, _geo: { lat: 'north' } }]).waitTask()
    expect(task).toMatchObject({ status: 'failed', error: { code: 'invalid_document_geo_field' } })
    expect((await index.getStats()).numberOfDocuments).toBe(0)
  })

  test.each([
    ['POST', '?customMetadata=feed', [{ id: 1 }]],
    ['PUT', '?skipCreation=true', [{ id: 1 }]],
    ['DELETE', '?filter=id=1', undefined],
    ['DELETE', '/1?note=x', undefined],
    ['POST', '/delete?note=x', { filter: 'id = 1' }],
  ])('%s documents%s: refused for an unknown parameter', async (method, path, body) => {
    const server = await startTestServer()
    const answer = await server.call(method, `/indexes/cars/documents${path}`, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  })
})
