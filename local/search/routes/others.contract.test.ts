import { describe, expect, test } from 'vitest'
import { sampleCars, sampleSettings } from '../testing/sample-cars.ts'
import { startTestServer } from '../testing/test-server.ts'

async function openCars() {
  const server = await startTestServer()
  await server.client().index('cars').updateSettings(sampleSettings).waitTask()
  await server.client().index('cars').addDocuments(sampleCars).waitTask()
  return server
}

describe('batches', () => {
  test('batches: finished tasks, newest first, with their status', async () => {
    const server = await openCars()
    await server.call('DELETE', '/indexes/nothing')
    await server.client().tasks.waitForTask(2)
    const { results, ...page } = await server.client().batches.getBatches()
    expect(page).toEqual({ total: 3, limit: 20, from: 2, next: null })
    expect(results).toMatchObject([
      {
        uid: 2,
        progress: null,
        stats: {
          totalNbTasks: 1,
          status: { failed: 1 },
          types: { indexDeletion: 1 },
          progressTrace: { 'processing tasks': expect.stringMatching(/s$/) },
        },
      },
      {
        uid: 1,
        details: { receivedDocuments: sampleCars.length, indexedDocuments: sampleCars.length },
        stats: { status: { succeeded: 1 }, indexUids: { cars: 1 } },
        startedAt: expect.any(String),
        finishedAt: expect.any(String),
        duration: expect.stringMatching(/^PT/),
      },
      { uid: 0, stats: { types: { settingsUpdate: 1 } } },
    ])
    expect(await server.client().batches.getBatch(1)).toEqual(results[1])
  })

  test('batches: paginated, and filtered by their tasks', async () => {
    const server = await openCars()
    const { batches } = server.client()
    expect(await batches.getBatches({ limit: 1 })).toMatchObject({ results: [{ uid: 1 }], total: 2, next: 0 })
    expect(await batches.getBatches({ limit: 1, from: 0 })).toMatchObject({
      results: [{ uid: 0 }],
      next: null,
    })
    const settings = await batches.getBatches({ types: ['settingsUpdate'] })
    expect(settings).toMatchObject({ results: [{ uid: 0 }], total: 1 })
  })

  test('batches: a cancelation includes the canceled tasks', async () => {
    const server = await openCars()
    await server.call('POST', '/indexes/cars/documents', sampleCars)
    await server.call('POST', '/indexes/cars/documents', sampleCars)
    await server.call('POST', '/tasks/cancel?statuses=enqueued')
    await server.client().tasks.waitForTask(4)
    const { body } = await server.call('GET', '/batches/4')
    const canceled = body.details.canceledTasks
    expect(body.stats.totalNbTasks).toBe(1 + canceled)
    expect(body.stats.status.succeeded).toBe(1)
  })

  test.each([
    ['/batches/99', 404, 'batch_not_found'],
    ['/batches/first', 400, 'invalid_batch_uids'],
    ['/batches?statuses=never', 400, 'invalid_task_statuses'],
  ])('%s: answers %d %s', async (path, status, code) => {
    const server = await startTestServer()
    expect(await server.call('GET', path)).toMatchObject({ status, body: { code } })
  })
})

test('fields of an index: listed with their settings', async () => {
  const server = await openCars()
  const all = await server.call('POST', '/indexes/cars/fields', {})
  expect(all.body).toMatchObject({ offset: 0, limit: 20, total: all.body.results.length })
  const make = all.body.results.find((field: { name: string }) => field.name === 'make')
  expect(make).toMatchObject({ displayed: { enabled: true }, filterable: { enabled: true, equality: true } })
  const filtered = await server.call('POST', '/indexes/cars/fields', {
    filter: { attributePatterns: ['ma*'], filterable: true },
    limit: 1,
  })
  expect(filtered.body.results.map(({ name }: { name: string }) => name)).toEqual(['make'])
  const wrong = await server.call('POST', '/indexes/cars/fields', { filter: { sortable: 'yes' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_index_fields_filter_sortable' } })
})

describe('disabled features', () => {
  test.each([
    ['GET', '/network'],
    ['GET', '/metrics'],
    ['GET', '/chats'],
    ['POST', '/chats/one/chat/completions'],
    ['POST', '/dynamic-search-rules'],
    ['POST', '/render-template'],
    ['GET', '/tasks/0/documents'],
    ['POST', '/tasks/compact'],
    ['POST', '/indexes/cars/documents/edit'],
    ['POST', '/export'],
    ['PATCH', '/experimental-features'],
  ])('%s %s: answers feature_not_enabled', async (method, path) => {
    const server = await startTestServer()
    const answer = await server.call(method, path, method === 'GET' ? undefined : { network: true })
    expect(answer).toMatchObject({ status: 400, body: { code: 'feature_not_enabled' } })
  })

  test('experimental features: all are listed as disabled', async () => {
    const server = await startTestServer()
    const features = await server.client().getExperimentalFeatures()
    expect(new Set(Object.values(features))).toEqual(new Set([false]))
    expect(await server.call('PATCH', '/experimental-features', { metrics: false })).toMatchObject({
      status: 200,
    })
    expect(await server.call('PATCH', '/experimental-features', { nothing: true })).toMatchObject({
      status: 400,
    })
  })

  test.each([
    ['foreign-keys', 'PUT', 'foreignKeys', []],
    ['chat', 'PATCH', 'chat', { description: '', documentTemplateMaxBytes: 400, searchParameters: {} }],
  ])('setting %s: shows its default and cannot be set', async (path, method, name, shown) => {
    const server = await openCars()
    const own = `/indexes/cars/settings/${path}`
    expect(await server.call('GET', own)).toMatchObject({ status: 200, body: shown })
    for (const [address, body] of [
      [own, {}],
      ['/indexes/cars/settings', { [name]: {} }],
    ] as const) {
      const answer = await server.call(address === own ? method : 'PATCH', address, body)
      expect(answer).toMatchObject({ status: 400, body: { code: 'feature_not_enabled' } })
    }
    expect((await server.call('PATCH', '/indexes/cars/settings', { [name]: null })).status).toBe(202)
    const { taskUid } = (await server.call('DELETE', own)).body
    expect(await server.client().tasks.waitForTask(taskUid)).toMatchObject({ status: 'succeeded' })
    expect((await server.call('GET', '/indexes/cars/settings')).body).not.toHaveProperty(name)
  })

  test('without permission: not revealed', async () => {
    const server = await startTestServer()
    expect((await server.call('GET', '/network', undefined, {})).status).toBe(401)
  })
})

test.each([
  [{ id: 1 }, 'missing_similar_embedder'],
  [{ embedder: 'a' }, 'missing_similar_id'],
  [{ id: 1, embedder: 'a' }, 'invalid_similar_embedder'],
  [{ id: 1, embedder: 'a', limit: 'x' }, 'invalid_similar_limit'],
])('similar documents without vectors: %j is refused', async (body, code) => {
  const server = await openCars()
  expect(await server.call('POST', '/indexes/cars/similar', body)).toMatchObject({
    status: 400,
    body: { code },
  })
})

test('vectors: returned on request only', async () => {
  const server = await startTestServer()
  const index = server.client().index('cars')
  const vectors = { manual: [1, 2, 3] }
  await index.addDocuments([{ id: 1, name: 'a', _vectors: vectors }]).waitTask()
  const plain = { id: 1, name: 'a' }
  expect((await index.search('a')).hits).toEqual([plain])
  expect((await index.search('a', { retrieveVectors: true })).hits).toEqual([{ ...plain, _vectors: vectors }])
  expect(await index.getDocument(1)).toEqual(plain)
  expect((await index.getDocuments({ retrieveVectors: true })).results).toEqual([
    { ...plain, _vectors: vectors },
  ])
})

test('retrieveVectors: a document without vectors has an empty object of them', async () => {
  const server = await startTestServer()
  const index = server.client().index('cars')
  const plain = { id: 1, name: 'a' }
  await index.addDocuments([plain, { id: 2, name: 'b', _vectors: null }]).waitTask()
  const asked = { retrieveVectors: true }
  expect((await index.search('a', asked)).hits).toEqual([{ ...plain, _vectors: {} }])
  expect((await index.search('a', { ...asked, attributesToRetrieve: ['id'] })).hits).toEqual([
    { id: 1, _vectors: {} },
  ])
  expect((await index.getDocuments(asked)).results).toEqual([
    { ...plain, _vectors: {} },
    { id: 2, name: 'b', _vectors: {} },
  ])
  expect((await index.getDocuments({ ...asked, fields: ['id'] })).results).toEqual([{ id: 1 }, { id: 2 }])
  const one = await server.call('GET', '/indexes/cars/documents/1?retrieveVectors=true')
  expect(one.body).toEqual({ ...plain, _vectors: {} })
  expect((await index.search('a')).hits).toEqual([plain])
})

test('root: reports that the server runs; webhooks: empty', async () => {
  const server = await startTestServer()
  expect((await server.call('GET', '/')).body).toEqual({ status: 'Meilisearch is running' })
  expect(await server.client().getWebhooks()).toEqual({ results: [] })
})

test('version: that of the emulated Meilisearch, with commit and date', async () => {
  const server = await startTestServer()
  expect((await server.call('GET', '/version')).body).toEqual({
    commitSha: expect.stringMatching(/^[0-9a-f]{40}$/),
    commitDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/),
    pkgVersion: '1.50.0',
  })
})
