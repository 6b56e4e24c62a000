import { describe, expect, test } from 'vitest'
import { makeToken } from '../testing/golden-token.ts'
import { sampleCars, sampleSettings } from '../testing/sample-cars.ts'
import { MASTER_KEY, startTestServer } from '../testing/test-server.ts'
import { keyValue } from './key.ts'

async function withTenant() {
  const server = await startTestServer()
  const admin = server.client()
  await admin.index('cars').updateSettings(sampleSettings).waitTask()
  await admin.index('cars').addDocuments(sampleCars).waitTask()
  await admin
    .index('secret')
    .addDocuments([{ id: 9, make: 'Hidden' }])
    .waitTask()
  const key = await admin.createKey({ actions: ['search'], indexes: ['cars'], expiresAt: null })
  const token = makeToken({ parent: key.key, uid: key.uid, rules: { cars: { filter: 'make = Toyota' } } })
  return { server, admin, key, tenant: server.client(token), token }
}

describe('tenant tokens', () => {
  test.each([
    { filter: 'make = Mazda' },
    { filter: 'make = Mazda OR make = Toyota OR make = MG' },
    { filter: [['make != Toyota', 'make = Toyota']] },
    { q: 'mazda' },
    { q: '', facets: ['make'] },
    { q: '-toyota' },
    { distinct: 'make' },
    { page: 1, hitsPerPage: 100 },
    { sort: ['price:asc'], matchingStrategy: 'frequency' as const },
  ])('%j: returns own cars only', async (query) => {
    const { tenant } = await withTenant()
    const found = await tenant.index('cars').search(null, query)
    expect(found.hits.every(({ make }) => make === 'Toyota')).toBe(true)
    expect(found.hits.length).toBeLessThanOrEqual(2)
    expect(Object.keys(found.facetDistribution?.make ?? {})).not.toContain('Mazda')
  })

  test('tenant token: its filter also limits facet search and multi-search', async () => {
    const { tenant } = await withTenant()
    const { facetHits } = await tenant.index('cars').searchForFacetValues({ facetName: 'make' })
    expect(facetHits).toEqual([{ value: 'Toyota', count: 2 }])
    const { results } = await tenant.multiSearch({
      queries: [{ indexUid: 'cars' }, { indexUid: 'cars', q: 'mg' }],
    })
    expect(results.map(({ hits }) => hits.length)).toEqual([2, 0])
    const beyond = tenant.multiSearch({ queries: [{ indexUid: 'cars' }, { indexUid: 'secret' }] })
    await expect(beyond).rejects.toMatchObject({ cause: { code: 'invalid_api_key' } })
  })

  test('tenant token: refused on all other routes', async () => {
    const { server, token } = await withTenant()
    const headers = { authorization: `Bearer ${token}` }
    for (const [method, path] of [
      ['GET', '/indexes/cars/documents'],
      ['GET', '/indexes/cars/documents/3'],
      ['GET', '/indexes/cars/settings'],
      ['GET', '/indexes'],
      ['GET', '/tasks'],
      ['GET', '/keys'],
      ['GET', '/stats'],
      ['POST', '/indexes/secret/search'],
      ['DELETE', '/indexes/cars'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined
      expect((await server.call(method, path, body, headers)).status, `${method} ${path}`).toBe(403)
    }
  })
})

describe('keys', () => {
  test('key: its value is derived from the master key and its uid', async () => {
    const { key } = await withTenant()
    expect(key.key).toBe(keyValue(key.uid, MASTER_KEY))
  })

  test('key limited to indexes: lists their tasks only, no task without a single index', async () => {
    const server = await startTestServer()
    const client = server.client()
    for (const uid of ['a', 'b']) await client.createIndex(uid).waitTask()
    const { key } = await client.createKey({ actions: ['*'], indexes: ['a', 'b'], expiresAt: null })
    const limited = server.client(key)
    const swap = await limited.swapIndexes([{ indexes: ['a', 'b'], rename: false }])
    await client.tasks.waitForTask(swap.taskUid)
    // As in Meilisearch: a swap task has no single index, so its own author cannot list it.
    await expect(limited.tasks.getTask(swap.taskUid)).rejects.toThrow('not found')
    const { results } = await limited.tasks.getTasks()
    expect(results.map(({ type }) => type)).toEqual(['indexCreation', 'indexCreation'])
  })

  test('key: refused after it expires', async () => {
    let now = new Date('2030-01-01T00:00:00Z')
    const server = await startTestServer({ now: () => now })
    const key = await server
      .client()
      .createKey({ actions: ['*'], indexes: ['*'], expiresAt: new Date('2030-01-02T00:00:00Z') })
    const headers = { authorization: `Bearer ${key.key}` }
    expect((await server.call('GET', '/indexes', undefined, headers)).status).toBe(200)
    now = new Date('2030-01-02T00:00:00Z')
    expect((await server.call('GET', '/indexes', undefined, headers)).status).toBe(403)
  })

  test.each([
    ['2031-06-04T21:08:12.000032Z', '2031-06-04T21:08:12.000032Z'],
    ['2031-06-04T21:08:12.500+02:00', '2031-06-04T19:08:12.5Z'],
    ['2031-06-04', '2031-06-04T00:00:00Z'],
  ])('key with expiresAt %s: normalised to UTC, fractions preserved', async (given, shown) => {
    const server = await startTestServer()
    const body = { actions: ['search'], indexes: ['*'], expiresAt: given }
    expect((await server.call('POST', '/keys', body)).body.expiresAt).toBe(shown)
  })

  test('expired token, valid signature: the error names the expiry', async () => {
    const { server, key } = await withTenant()
    const expired = (secret: string) =>
      makeToken({ parent: secret, uid: key.uid, rules: { '*': null }, exp: -60 })
    const messageFor = async (secret: string) => {
      const headers = { authorization: `Bearer ${expired(secret)}` }
      return (await server.call('POST', '/indexes/cars/search', {}, headers)).body.message
    }
    expect(await messageFor(key.key)).toMatch(
      /^Tenant token expired\. Was valid up to `\d+` and we're now `\d+`\.$/,
    )
    expect(await messageFor('another')).toBe('The provided API key is invalid.')
  })

  test('without a master key: all routes but the keys are open', async () => {
    const server = await startTestServer({ masterKey: null })
    expect((await server.call('GET', '/indexes', undefined, {})).status).toBe(200)
    expect(await server.call('GET', '/keys', undefined, {})).toMatchObject({
      status: 401,
      body: { code: 'missing_master_key' },
    })
  })

  test.each(['', 'Basic x', 'Bearer', 'Bearer ', 'bearer x'])('header %j: refused', async (authorization) => {
    const server = await startTestServer()
    expect([401, 403]).toContain((await server.call('GET', '/indexes', undefined, { authorization })).status)
  })
})
