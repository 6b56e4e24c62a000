// `_rankingScoreDetails` through HTTP. The details of each rule were compared with Meilisearch's snapshots.
import { describe, expect, test } from 'vitest'
import { SearchIndex } from '../index/search-index.ts'
import { runSearch, type SearchInput } from '../query/search.ts'
import { applySettings, defaultSettings } from '../settings/settings.ts'
import { MASTER_KEY, startTestServer } from '../testing/test-server.ts'
import { scoreDetailsText } from './score-details.ts'

const vans = [
  { id: 1, name: 'Ford Transit van', make: 'Ford', price: 30, _geo: { lat: 1, lng: 2 } },
  { id: 2, name: 'Big Ford Tranzit', price: 20 },
  { id: 3, name: 'Ford', make: 'Ford', price: null },
]

async function open(settings: object = {}) {
  const server = await startTestServer()
  const index = server.client().index('vans')
  const sortable = ['price', 'name', '_geo']
  await index.updateSettings({ sortableAttributes: sortable, ...settings }).waitTask()
  await index.addDocuments(vans).waitTask()
  const ask = (body: object, path = '/indexes/vans/search') =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${MASTER_KEY}` },
      body: JSON.stringify(body),
    }).then((answer) => answer.text())
  const details = async (body: object) => {
    const { hits } = JSON.parse(await ask({ ...body, showRankingScoreDetails: true }))
    return hits.map((hit: Record<string, unknown>) => hit._rankingScoreDetails)
  }
  return { ask, details }
}

describe('ranking score details', () => {
  test('relevance rules: each lists its result', async () => {
    const { details } = await open({ searchableAttributes: ['name', 'make'] })
    const [exact, typo, fewer] = await details({ q: 'ford transit' })
    expect(exact).toEqual({
      words: { order: 0, matchingWords: 2, maxMatchingWords: 2, score: 1 },
      typo: { order: 1, typoCount: 0, maxTypoCount: 2, score: 1 },
      proximity: { order: 2, score: 1 },
      attributeRank: { order: 3, score: 1 },
      wordPosition: { order: 4, score: 1 },
      exactness: { order: 5, matchType: 'matchesStart', score: 2 / 3 },
    })
    expect(typo).toMatchObject({
      words: { matchingWords: 2, maxMatchingWords: 2 },
      typo: { order: 1, typoCount: 1, maxTypoCount: 2, score: 2 / 3 },
      exactness: { matchType: 'noExactMatch', matchingWords: 1, maxMatchingWords: 2, score: 2 / 9 },
    })
    expect(fewer).toMatchObject({
      words: { order: 0, matchingWords: 1, maxMatchingWords: 2, score: 0.5 },
      exactness: { matchType: 'exactMatch', score: 1 },
    })
  })

  test('attribute: combines both halves of the rule', async () => {
    const { details } = await open({ rankingRules: ['attribute'], searchableAttributes: ['name', 'make'] })
    const found = await details({ q: 'transit', matchingStrategy: 'all' })
    expect(found[0]).toEqual({
      attribute: {
        order: 0,
        attributeRankingOrderScore: 1,
        queryWordDistanceScore: 10 / 11,
        score: 21 / 22,
      },
    })
  })

  test('sort rules: list the values, except hidden ones', async () => {
    const sort = ['_geoPoint(1, 3):asc', 'price:desc']
    const { details } = await open()
    expect(await details({ sort })).toEqual([
      {
        '_geoPoint(1, 3):asc': {
          order: 0,
          value: { lat: 1, lng: 2 },
          distance: expect.closeTo(111_177.99, 1),
        },
        'price:desc': { order: 1, value: 30 },
      },
      {
        '_geoPoint(1, 3):asc': { order: 0, value: null, distance: null },
        'price:desc': { order: 1, value: 20 },
      },
      {
        '_geoPoint(1, 3):asc': { order: 0, value: null, distance: null },
        'price:desc': { order: 1, value: null },
      },
    ])
    const hiding = await open({ displayedAttributes: ['id', 'name'] })
    expect(await hiding.details({ sort: ['name:asc', 'price:desc'], limit: 1 })).toEqual([
      {
        'name:asc': { order: 0, value: 'big ford tranzit' },
        '<hidden-rule-1>': { order: 1, value: '<hidden>' },
      },
    ])
  })

  test('without ranking: empty; not requested: absent', async () => {
    const { ask } = await open()
    const text = await ask({ showRankingScoreDetails: true, showRankingScore: true, limit: 1 })
    expect(text).toContain('"_rankingScore":1.0,"_rankingScoreDetails":{}}')
    expect(await ask({ q: 'ford', showRankingScore: true })).not.toContain('_rankingScoreDetails')
  })

  test('federation: details on its hits', async () => {
    const { ask } = await open()
    const queries = [{ indexUid: 'vans', q: 'transit', showRankingScoreDetails: true }]
    const { hits } = JSON.parse(await ask({ federation: {}, queries }, '/multi-search'))
    expect(hits[0]).toMatchObject({ id: 1, _rankingScoreDetails: { words: { order: 0, score: 1 } } })
  })
})

describe('search past its time limit', () => {
  function cutAfter(steps: number, threshold: number | null = null) {
    const index = new SearchIndex(applySettings(defaultSettings(), { rankingRules: ['words', 'typo'] }))
    for (const { id, name } of vans) index.add(index.ids.intern(String(id)), index.prepare({ id, name }))
    let left = steps
    const input: SearchInput = {
      words: 'ford transit',
      universe: index.all().clone(),
      sort: [],
      distinct: null,
      limit: null,
      strategy: 'last',
      from: 0,
      length: 20,
      wantsScores: true,
      threshold,
      exhaustive: false,
      isOverdue: () => left-- <= 0,
    }
    const { docs, ranks, rules, scores, total } = runSearch(index, input)
    const details = docs.map((doc, at) =>
      JSON.parse(scoreDetailsText({ doc, rules, ranks: ranks[at]! }, index.settings)),
    )
    return { details, scores, total }
  }

  test('skipped rules: marked, and score zero', () => {
    const words = { order: 0, matchingWords: 2, maxMatchingWords: 2, score: 1 }
    expect(cutAfter(1)).toMatchObject({
      details: [
        { words, skipped: { order: 1 } },
        { words, skipped: { order: 1 } },
        { skipped: { order: 0 } },
      ],
      scores: [0.5, 0.5, 0],
    })
  })

  test('skipped rules: documents below the score threshold are excluded', () => {
    expect(cutAfter(1, 0.4)).toMatchObject({ scores: [0.5, 0.5], total: 2 })
    expect(cutAfter(0, 0.4)).toMatchObject({ scores: [], total: 0 })
  })
})
