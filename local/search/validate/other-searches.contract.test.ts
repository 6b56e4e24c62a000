import { describe, expect, test } from 'vitest'
import { sampleCars } from '../testing/sample-cars.ts'
import { startTestServer } from '../testing/test-server.ts'

async function openCars() {
  const server = await startTestServer()
  await server.client().index('cars').addDocuments(sampleCars).waitTask()
  const search = (body: object) => server.call('POST', '/indexes/cars/search', body)
  return { server, search }
}

const EMPTY_OPTIONS = { hybrid: null, vector: null, media: null, personalize: null, useNetwork: null }

describe('search with vector options', () => {
  test('empty vector options, which some clients always send: accepted', async () => {
    const { server, search } = await openCars()
    const plain = (await search({ q: 'toyota' })).body.hits
    expect((await search({ q: 'toyota', ...EMPTY_OPTIONS })).body.hits).toEqual(plain)
    const several = await server.call('POST', '/multi-search', {
      queries: [{ indexUid: 'cars', q: 'toyota', ...EMPTY_OPTIONS }],
    })
    expect(several.body.results[0].hits).toEqual(plain)
    const merged = await server.call('POST', '/multi-search', {
      federation: {},
      queries: [{ indexUid: 'cars', q: 'toyota', ...EMPTY_OPTIONS }],
    })
    expect(merged.body.hits).toHaveLength(plain.length)
  })

  test.each([
    { q: 'toyota', hybrid: { embedder: 'words', semanticRatio: 0 } },
    { q: ' ', hybrid: { embedder: 'words' } },
    { personalize: { userContext: 'likes red cars' } },
    { useNetwork: false },
  ])('%j: accepted without vectors', async (body) => {
    const { search } = await openCars()
    expect((await search(body)).body.hits.length).toBeGreaterThan(0)
  })

  test.each([
    [{ q: 'toyota', hybrid: { embedder: 'words' } }, 'invalid_search_embedder'],
    [{ vector: [1, 2], hybrid: { embedder: 'words' } }, 'invalid_search_embedder'],
    [{ vector: [1, 2] }, 'missing_search_hybrid'],
    [{ media: { image: 'x' } }, 'missing_search_hybrid'],
    [{ media: { image: 'x' }, vector: [1] }, 'invalid_search_media_and_vector'],
    [{ q: 'x', hybrid: {} }, 'invalid_search_hybrid_query'],
    [{ q: 'x', hybrid: { embedder: 'words', semanticRatio: 2 } }, 'invalid_search_semantic_ratio'],
    [{ vector: ['x'] }, 'invalid_search_vector'],
    [{ q: 'x', personalize: {} }, 'invalid_search_personalize'],
    [{ q: 'x', personalize: { userContext: 'y' } }, 'feature_not_enabled'],
    [{ useNetwork: true }, 'feature_not_enabled'],
  ])('%j: refused as %s', async (body, code) => {
    const { search } = await openCars()
    expect(await search(body)).toMatchObject({ status: 400, body: { code } })
  })

  test.each([
    ['q=toyota&hybridEmbedder=words', 'invalid_search_embedder'],
    ['q=toyota&hybridSemanticRatio=0.5', 'invalid_search_hybrid_query'],
    ['vector=1,2', 'missing_search_hybrid'],
    ['vector=1,x', 'invalid_search_vector'],
    ['q=toyota&personalizeUserContext=red', 'feature_not_enabled'],
  ])('URL with %s: refused as %s', async (parameters, code) => {
    const { server } = await openCars()
    const answer = await server.call('GET', `/indexes/cars/search?${parameters}`)
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })

  test('facet search with vector options: refused', async () => {
    const { server } = await openCars()
    const body = { facetName: 'make', q: 'x', hybrid: { embedder: 'words' } }
    const answer = await server.call('POST', '/indexes/cars/facet-search', body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_search_embedder' } })
  })
})
