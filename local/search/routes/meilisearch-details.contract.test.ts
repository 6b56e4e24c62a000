// Details of Meilisearch 1.50 that no recorded answer covers, each from its own tests or sources.
import { describe, expect, test } from 'vitest'
import { MASTER_KEY, startTestServer, type TestServer } from '../testing/test-server.ts'

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

async function startWith(documents: object[], settings: object = {}, uid = 'vans') {
  const server = await startTestServer()
  await server.client().index(uid).updateSettings(settings).waitTask()
  await server.client().index(uid).addDocuments(documents, { primaryKey: 'id' }).waitTask()
  return server
}

/** Sends a write and returns its task once finished. */
async function done(server: TestServer, method: string, path: string, body?: unknown) {
  const answer = await server.call(method, path, body)
  return server.client().tasks.waitForTask(answer.body.taskUid)
}

describe('tasks', () => {
  test('task writes: answered 200, all other writes 202', async () => {
    const server = await startWith([{ id: 1 }])
    expect(await server.call('POST', '/tasks/cancel?uids=0')).toMatchObject({ status: 200 })
    expect(await server.call('DELETE', '/tasks?uids=0')).toMatchObject({ status: 200 })
    expect(await server.call('POST', '/snapshots')).toMatchObject({ status: 202 })
  })

  test.each(['indexUids=*,other', 'types=indexCreation,*', 'statuses=*,failed', 'uids=7,*'])(
    'star in a task filter, among other values: matches all (%s)',
    async (filter) => {
      const server = await startWith([{ id: 1 }])
      expect((await server.call('GET', `/tasks?${filter}`)).body.total).toBe(2)
    },
  )

  test('star in a task filter: the other values are still validated', async () => {
    const server = await startTestServer()
    const answer = await server.call('GET', '/tasks?types=*,washing')
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_task_types' } })
  })

  test('swaps: list the current names of their indexes', async () => {
    const server = await startTestServer()
    for (const uid of ['old', 'new']) await done(server, 'POST', '/indexes', { uid })
    const first = await done(server, 'POST', '/swap-indexes', [{ indexes: ['old', 'new'] }])
    await done(server, 'POST', '/swap-indexes', [{ indexes: ['old', 'new'] }])
    const { body } = await server.call('GET', `/tasks/${first.uid}`)
    expect(body.details.swaps).toEqual([{ indexes: ['new', 'old'], rename: false }])
  })
})

describe('documents', () => {
  test('document routes: return all fields, whatever searches display', async () => {
    const server = await startWith([{ id: 1, make: 'Ford', cost: 9 }], { displayedAttributes: ['make'] })
    const one = await server.call('GET', '/indexes/vans/documents/1')
    expect(one.body).toEqual({ id: 1, make: 'Ford', cost: 9 })
    const page = await server.call('POST', '/indexes/vans/documents/fetch', { fields: ['cost'] })
    expect(page.body.results).toEqual([{ cost: 9 }])
    const found = await server.call('POST', '/indexes/vans/search', {})
    expect(found.body.hits).toEqual([{ make: 'Ford' }])
  })

  test.each([
    ['offset', 'invalid_document_offset'],
    ['offset=few', 'invalid_document_offset'],
    ['limit=-1', 'invalid_document_limit'],
    ['ids=1,no/id', 'invalid_document_ids'],
  ])('invalid request to a missing index: reported before the index (%s)', async (parameters, code) => {
    const server = await startTestServer()
    const answer = await server.call('GET', `/indexes/nothing/documents?${parameters}`)
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })

  test('index: at most 65,536 fields', async () => {
    const server = await startTestServer()
    const wide = (id: number, from: number, to: number) => {
      const names = Array.from({ length: to - from }, (_, at) => [`f${from + at}`, 0])
      return [{ id, ...Object.fromEntries(names) }]
    }
    const load = (documents: object[]) => done(server, 'POST', '/indexes/vans/documents', documents)
    const refused = { status: 'failed', error: { code: 'max_fields_limit_exceeded' } }
    expect(await load(wide(1, 0, 65_536))).toMatchObject(refused)
    expect(await load(wide(1, 0, 40_000))).toMatchObject({ status: 'succeeded' })
    expect(await load(wide(2, 30_000, 65_536))).toMatchObject(refused)
    expect(await load([...wide(2, 30_000, 50_000), ...wide(3, 50_000, 65_536)])).toMatchObject(refused)
    expect(await load(wide(2, 30_000, 65_535))).toMatchObject({ status: 'succeeded' })
    const { body } = await server.call('GET', '/indexes/vans/documents?fields=id')
    expect(body.results).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('documents with an invalid geo point: settings that would use it fail', async () => {
    const server = await startWith([{ id: 1, _geo: { lat: null, lng: null } }])
    const task = await done(server, 'PATCH', '/indexes/vans/settings', { sortableAttributes: ['_geo'] })
    expect(task).toMatchObject({ status: 'failed', error: { code: 'invalid_document_geo_field' } })
  })
})

describe('64-bit integers', () => {
  const big = '14630868576586246730'
  const near = '14630868576586246731'

  /** Texts, because parsing in JavaScript loses digits. */
  async function text(server: TestServer, method: string, path: string, body?: string): Promise<string> {
    const answer = await fetch(`${server.url}/indexes/vans${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...bearer(MASTER_KEY) },
      body,
    })
    return answer.text()
  }

  async function load(server: TestServer, method: string, documents: string) {
    const { taskUid } = JSON.parse(await text(server, method, '/documents?primaryKey=id', documents))
    return server.client().tasks.waitForTask(taskUid)
  }

  test('64-bit integers: preserved in ids, hits and updates', async () => {
    const server = await startTestServer()
    await server.client().index('vans').updateFilterableAttributes(['id']).waitTask()
    expect(
      await load(server, 'POST', `[{"id":${big},"n":1},{"id":${near},"far":-9007199254740993}]`),
    ).toMatchObject({
      status: 'succeeded',
      details: { indexedDocuments: 2 },
    })
    await load(server, 'PUT', `[{"id":${big},"make":"Kia"}]`)
    expect(await text(server, 'GET', `/documents/${big}`)).toBe(`{"id":${big},"n":1,"make":"Kia"}`)
    expect(await text(server, 'POST', '/documents/fetch', '{"fields":["far"]}')).toContain(
      '[{},{"far":-9007199254740993}]',
    )
    expect(await text(server, 'POST', '/search', `{"q":"${near}","limit":1}`)).toContain(
      `[{"id":${near},"far":-9007199254740993}]`,
    )
    const marked = await text(
      server,
      'POST',
      '/search',
      `{"q":"kia","filter":"id = ${big}","attributesToRetrieve":["id"],"attributesToHighlight":["*"]}`,
    )
    expect(marked).toContain(`{"id":${big},"_formatted":{"id":"${big}","n":"1","make":"<em>Kia</em>"}}`)
  })

  test('64-bit integers: accepted as ids of documents to delete', async () => {
    const server = await startTestServer()
    await load(server, 'POST', `[{"id":${big}},{"id":${near}}]`)
    const { taskUid } = JSON.parse(await text(server, 'POST', '/documents/delete-batch', `[${big}]`))
    await server.client().tasks.waitForTask(taskUid)
    expect(await text(server, 'GET', '/documents')).toContain(`"results":[{"id":${near}}]`)
  })

  test('integers above 64 bits: refused as ids', async () => {
    const server = await startTestServer()
    const task = await load(server, 'POST', '[{"id":18446744073709551616,"n":12345678901234567890}]')
    expect(task).toMatchObject({ status: 'failed', error: { code: 'invalid_document_id' } })
    const missing = await load(server, 'POST', '[{"n":12345678901234567890}]')
    expect(missing).toMatchObject({ status: 'failed', error: { code: 'missing_document_id' } })
  })
})

describe('indexes', () => {
  test('index rename to its own name: accepted', async () => {
    const server = await startWith([{ id: 1 }])
    const task = await done(server, 'PATCH', '/indexes/vans', { uid: 'vans' })
    expect(task).toMatchObject({ status: 'succeeded' })
  })

  test('index rename to an existing name: fails, and the task lists both names', async () => {
    const server = await startWith([{ id: 1 }])
    await done(server, 'POST', '/indexes', { uid: 'cars' })
    const task = await done(server, 'PATCH', '/indexes/vans', { uid: 'cars' })
    expect(task).toMatchObject({
      error: { code: 'index_already_exists' },
      details: { primaryKey: null, oldIndexUid: 'vans', newIndexUid: 'cars' },
    })
  })

  test('maxTotalHits of zero: refused', async () => {
    const server = await startWith([{ id: 1 }])
    const answer = await server.call('PATCH', '/indexes/vans/settings/pagination', { maxTotalHits: 0 })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_settings_pagination' } })
  })
})

describe('keys limited to indexes', () => {
  const limited = (actions: string[]) => ({ actions, indexes: ['vans'], expiresAt: null })

  test.each(['version', 'dumps.*', 'keys.get', 'webhooks.create', 'dynamicSearchRules.*', 'tasks.compact'])(
    'key creation with the global action %s: refused',
    async (action) => {
      const server = await startTestServer()
      const answer = await server.call('POST', '/keys', limited(['search', action]))
      expect(answer).toMatchObject({ status: 400, body: { code: 'index_scoped_api_key_with_global_action' } })
      expect(await server.call('POST', '/keys', { ...limited([action]), indexes: ['*'] })).toMatchObject({
        status: 201,
      })
    },
  )

  test('key limited to indexes: cannot act on the whole server', async () => {
    const server = await startWith([{ id: 1 }])
    const { body: key } = await server.call('POST', '/keys', limited(['*']))
    const status = async (method: string, path: string) =>
      (await server.call(method, path, undefined, bearer(key.key))).status
    expect(await status('GET', '/indexes/vans/documents')).toBe(200)
    expect(await status('GET', '/tasks')).toBe(200)
    expect(await status('GET', '/stats')).toBe(200)
    expect(await status('GET', '/version')).toBe(403)
    expect(await status('POST', '/dumps')).toBe(403)
    expect(await status('GET', '/keys')).toBe(403)
  })

  test('header with Bearer only: answered as an invalid key', async () => {
    const server = await startTestServer()
    const answer = await server.call('GET', '/indexes', undefined, { authorization: 'Bearer' })
    expect(answer).toMatchObject({ status: 403, body: { code: 'invalid_api_key' } })
    expect((await server.call('GET', '/indexes', undefined, bearer(MASTER_KEY))).status).toBe(200)
  })
})

describe('distinct', () => {
  const vans = Array.from({ length: 30 }, (_, at) => ({ id: at, color: `c${at % 15}`, kind: 'van' }))
  const settings = { filterableAttributes: ['color', 'kind'], distinctAttribute: 'color' }

  test('distinct without sorting: only the page is deduplicated', async () => {
    const server = await startWith(vans, settings)
    const page = async (offset: number, limit: number) => {
      const body = { offset, limit, facets: ['kind'] }
      const answer = await server.call('POST', '/indexes/vans/search', body)
      return [answer.body.estimatedTotalHits, answer.body.facetDistribution.kind.van]
    }
    expect(await page(0, 4)).toEqual([26, 26])
    expect(await page(4, 4)).toEqual([22, 22])
    expect(await page(0, 20)).toEqual([15, 15])
  })

  test('facet search: counts as a first page does, or exactly on request', async () => {
    const server = await startWith([...vans, { id: 90, kind: 'van' }], settings)
    const count = async (body: object) => {
      const request = { facetName: 'kind', facetQuery: 'v', ...body }
      return (await server.call('POST', '/indexes/vans/facet-search', request)).body.facetHits[0].count
    }
    expect(await count({})).toBe(16)
    expect(await count({ exhaustiveFacetCount: true })).toBe(16)
    const more = Array.from({ length: 30 }, (_, at) => ({ id: 100 + at, color: `d${at % 15}`, kind: 'van' }))
    await server.client().index('vans').addDocuments(more).waitTask()
    expect(await count({})).toBe(42)
    expect(await count({ exhaustiveFacetCount: true })).toBe(31)
  })
})

describe('stop words', () => {
  const settings = { searchableAttributes: ['name'], stopWords: ['The'] }
  const vans = [
    { id: 0, name: 'The Van' },
    { id: 1, name: 'the van' },
  ]

  test('stop word: matches its exact spelling only', async () => {
    const server = await startWith(vans, settings)
    const found = async (q: string) =>
      (await server.call('POST', '/indexes/vans/search', { q, matchingStrategy: 'all' })).body.hits.map(
        ({ id }: { id: number }) => id,
      )
    expect(await found('the')).toEqual([1])
    expect(await found('the van')).toEqual([1])
    expect(await found('The van')).toEqual([0, 1])
    expect(await found('"The van"')).toEqual([0, 1])
  })
})

test('proximityPrecision byAttribute: a phrase matches the words of one attribute in any order', async () => {
  const vans = [
    { id: 0, name: 'red van', note: 'cheap' },
    { id: 1, name: 'van, not so red' },
    { id: 2, name: 'van', note: 'red' },
  ]
  const found = async (settings: object) => {
    const server = await startWith(vans, { searchableAttributes: ['name', 'note'], ...settings })
    const { body } = await server.call('POST', '/indexes/vans/search', { q: '"red van"' })
    return body.hits.map(({ id }: { id: number }) => id)
  }
  expect(await found({})).toEqual([0])
  expect(await found({ proximityPrecision: 'byAttribute' })).toEqual([0, 1])
})
