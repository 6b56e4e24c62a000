import { describe, expect, test } from 'vitest'
import { sampleCars, sampleSettings } from '../testing/sample-cars.ts'
import { startTestServer } from '../testing/test-server.ts'

async function openCars() {
  const server = await startTestServer()
  await server.client().index('cars').updateSettings(sampleSettings).waitTask()
  await server.client().index('cars').addDocuments(sampleCars).waitTask()
  return server
}

/** The documented answer for a feature that is not enabled. */
const NOT_ENABLED = {
  status: 400,
  body: {
    message: expect.any(String),
    code: 'feature_not_enabled',
    type: 'invalid_request',
    link: 'https://docs.meilisearch.com/errors#feature_not_enabled',
  },
}

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
    ['POST', '/indexes/cars/fields'],
    ['GET', '/indexes/cars/similar'],
    ['POST', '/indexes/cars/similar'],
    ['PUT', '/indexes/cars/settings/foreign-keys'],
    ['PATCH', '/indexes/cars/settings/chat'],
    ['POST', '/dumps'],
    ['GET', '/batches'],
    ['GET', '/batches/0'],
    ['POST', '/export'],
    ['GET', '/webhooks'],
    ['GET', '/experimental-features'],
    ['PATCH', '/experimental-features'],
  ])('%s %s: answers feature_not_enabled', async (method, path) => {
    const server = await startTestServer()
    const answer = await server.call(method, path, method === 'GET' ? undefined : { network: true })
    expect(answer).toEqual(NOT_ENABLED)
  })

  test.each(['foreignKeys', 'chat'])('setting %s: accepted as null, otherwise refused', async (name) => {
    const server = await openCars()
    expect(await server.call('PATCH', '/indexes/cars/settings', { [name]: {} })).toEqual(NOT_ENABLED)
    expect((await server.call('PATCH', '/indexes/cars/settings', { [name]: null })).status).toBe(202)
    expect((await server.call('GET', '/indexes/cars/settings')).body).not.toHaveProperty(name)
  })

  test('without permission: not revealed', async () => {
    const server = await startTestServer()
    expect((await server.call('GET', '/network', undefined, {})).status).toBe(401)
  })
})

describe('disabled parts of a search', () => {
  const NOTHING_ASKED = {
    hybrid: null,
    vector: null,
    media: null,
    personalize: null,
    useNetwork: false,
    retrieveVectors: false,
    showRankingScoreDetails: false,
    showPerformanceDetails: false,
  }

  test('null or false, which some clients always send: the answer is unchanged', async () => {
    const server = await openCars()
    const plain = (await server.call('POST', '/indexes/cars/search', { q: 'toyota' })).body.hits
    const search = { q: 'toyota', ...NOTHING_ASKED }
    expect((await server.call('POST', '/indexes/cars/search', search)).body.hits).toEqual(plain)
    const several = await server.call('POST', '/multi-search', {
      federation: null,
      queries: [{ indexUid: 'cars', federationOptions: null, ...search }],
    })
    expect(several.body.results[0].hits).toEqual(plain)
    const documents = { limit: 1, retrieveVectors: false }
    expect((await server.call('POST', '/indexes/cars/documents/fetch', documents)).status).toBe(200)
  })

  test.each([
    { hybrid: { embedder: 'words' } },
    { vector: [1, 2] },
    { media: { image: 'x' } },
    { personalize: { userContext: 'likes red cars' } },
    { useNetwork: true },
    { retrieveVectors: true },
    { showRankingScoreDetails: true },
    { showPerformanceDetails: true },
  ])('%j: answers feature_not_enabled', async (part) => {
    const server = await openCars()
    expect(await server.call('POST', '/indexes/cars/search', part)).toEqual(NOT_ENABLED)
    const queries = [{ indexUid: 'cars', ...part }]
    expect(await server.call('POST', '/multi-search', { queries })).toEqual(NOT_ENABLED)
  })

  test('federation: answers feature_not_enabled', async () => {
    const server = await openCars()
    const queries = [{ indexUid: 'cars' }]
    expect(await server.call('POST', '/multi-search', { federation: {}, queries })).toEqual(NOT_ENABLED)
    const weighted = [{ indexUid: 'cars', federationOptions: { weight: 2 } }]
    expect(await server.call('POST', '/multi-search', { queries: weighted })).toEqual(NOT_ENABLED)
  })

  test('vectors of documents: answer feature_not_enabled', async () => {
    const server = await openCars()
    const request = { retrieveVectors: true }
    expect(await server.call('POST', '/indexes/cars/documents/fetch', request)).toEqual(NOT_ENABLED)
  })

  test.each(['showRankingScoreDetails=true', 'hybridEmbedder=words'])(
    'in a URL (%s): answers an unknown field',
    async (parameters) => {
      const server = await openCars()
      const answer = await server.call('GET', `/indexes/cars/search?${parameters}`)
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    },
  )
})

test('root: reports that the server runs', async () => {
  const server = await startTestServer()
  expect((await server.call('GET', '/')).body).toEqual({ status: 'Meilisearch is running' })
})

test('version: that of the emulated Meilisearch, with commit and date', async () => {
  const server = await startTestServer()
  expect((await server.call('GET', '/version')).body).toEqual({
    commitSha: expect.stringMatching(/^[0-9a-f]{40}$/),
    commitDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/),
    pkgVersion: '1.50.0',
  })
})
