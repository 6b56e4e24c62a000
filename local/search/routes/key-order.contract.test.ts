// Objects whose keys are user data have Meilisearch's key order, which a parsed answer hides: JavaScript objects put
// integer keys first.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MASTER_KEY, startTestServer, type TestServer } from '../testing/test-server.ts'

const years = [2019, 2024, 2024, 2021, 2021, 2021, 2020, 950]
const vans = years.map((year, id) => ({ id, year, seats: `${10 - id}`, 2020: year, name: 'van' }))

async function open(settings: object = {}): Promise<TestServer> {
  const server = await startTestServer()
  for (const uid of ['10', '9', 'vans']) {
    const index = server.client().index(uid)
    await index
      .updateSettings({ filterableAttributes: ['id', 'year', 'seats', '2020'], ...settings })
      .waitTask()
    await index.addDocuments(vans, { primaryKey: 'id' }).waitTask()
  }
  return server
}

/** An answer's text: to a body, or of a GET. */
async function fetchText(server: TestServer, path: string, body: object | undefined): Promise<string> {
  const answer = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${MASTER_KEY}` },
    body: body && JSON.stringify(body),
  })
  return answer.text()
}

const byCount = { faceting: { sortFacetValuesBy: { '*': 'count' } } }

describe('values of a facet', () => {
  const search = { facets: ['year', 'seats', '2020'], limit: 0 }

  test('numeric values: ordered by count', async () => {
    const text = await fetchText(await open(byCount), '/indexes/vans/search', search)
    expect(text).toContain('"year":{"2021":3,"2024":2,"2020":1,"2019":1,"950":1}')
  })

  test('few numeric values: ordered by their text', async () => {
    const text = await fetchText(await open(), '/indexes/vans/search', search)
    expect(text).toContain('"year":{"2019":1,"2020":1,"2021":3,"2024":2,"950":1}')
  })

  test('integer texts: ordered by their text', async () => {
    const text = await fetchText(await open(), '/indexes/vans/search', {
      ...search,
      filter: 'seats IN [3, 6, 10]',
    })
    expect(text).toContain('"seats":{"10":1,"3":1,"6":1}')
  })

  test('number and text of the same spelling: merged', async () => {
    const server = await open()
    const mixed = [{ id: 100, seats: 5 }, { id: 101, seats: 7 }, { id: 102 }]
    await server.client().index('vans').addDocuments(mixed).waitTask()
    const text = await fetchText(server, '/indexes/vans/search', search)
    expect(text).toContain('"seats":{"5":1,"7":1,"10":1,"3":1,"4":1,"6":1,"8":1,"9":1}')
  })

  test('multi-search: the order is preserved in each answer', async () => {
    const queries = ['vans', '9'].map((indexUid) => ({ indexUid, facets: ['year'], limit: 0 }))
    const text = await fetchText(await open(byCount), '/multi-search', { queries })
    const counts = '"facetDistribution":{"year":{"2021":3,"2024":2,"2020":1,"2019":1,"950":1}}'
    expect(text.split(counts)).toHaveLength(3)
  })
})

describe('facets', () => {
  test('facets: ordered by field name, extremes as floats', async () => {
    const text = await fetchText(await open(), '/indexes/vans/search', {
      facets: ['year', '2020', 'id'],
      limit: 0,
    })
    expect(text).toContain(
      '"facetStats":{"2020":{"min":950.0,"max":2024.0},"id":{"min":0.0,"max":7.0},"year":{"min":950.0,"max":2024.0}}',
    )
    expect([...text.matchAll(/"(2020|id|year)":\{"\d+":\d/g)].map(([, name]) => name)).toEqual([
      '2020',
      'id',
      'year',
    ])
  })
})

describe('documents', () => {
  const keysOf = (text: string) => Object.keys(JSON.parse(text).hits.at(-1))
  const add = (server: TestServer, documents: object[], options?: { primaryKey: string }) =>
    server.client().index('trucks').addDocuments(documents, options).waitTask()

  test('document fields: in the order in which the index first saw them', async () => {
    const server = await startTestServer()
    await add(server, [
      { id: 1, make: 'Isuzu', seats: 3 },
      { seats: 2, rego: 'ABC', make: 'Hino', id: 2 },
    ])
    expect(keysOf(await fetchText(server, '/indexes/trucks/search', {}))).toEqual([
      'id',
      'make',
      'seats',
      'rego',
    ])
    await add(server, [{ note: 'new', rego: 'DEF', id: 3 }])
    expect(keysOf(await fetchText(server, '/indexes/trucks/search', {}))).toEqual(['id', 'rego', 'note'])
    const fetched = await fetchText(server, '/indexes/trucks/documents/fetch', { fields: ['rego', 'id'] })
    expect(fetched).toContain('[{"id":1},{"id":2,"rego":"ABC"},{"id":3,"rego":"DEF"}]')
  })

  test('document with a named primary key: it comes first', async () => {
    const server = await startTestServer()
    await add(server, [{ make: 'Isuzu', key: 1 }], { primaryKey: 'key' })
    expect(keysOf(await fetchText(server, '/indexes/trucks/search', {}))).toEqual(['key', 'make'])
  })

  test('document fields: order preserved after an update and a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'key-order-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const before = await startTestServer({ folder })
    await add(before, [{ id: 1, make: 'Isuzu', seats: 3 }])
    await before
      .client()
      .index('trucks')
      .updateDocuments([{ price: 5, make: 'Hino', id: 1 }])
      .waitTask()
    await before.close()
    const server = await startTestServer({ folder })
    await add(server, [{ price: 7, seats: 2, make: 'Ford', id: 2 }])
    const text = await fetchText(server, '/indexes/trucks/search', {})
    expect(text).toContain(
      '[{"id":1,"make":"Hino","seats":3,"price":5},{"id":2,"make":"Ford","seats":2,"price":7}]',
    )
  })

  test('match positions: listed by field name', async () => {
    const server = await startTestServer()
    await add(server, [{ id: 1, name: 'hino', make: 'hino', body: 'hino' }])
    const text = await fetchText(server, '/indexes/trucks/search', { q: 'hino', showMatchesPosition: true })
    expect(Object.keys(JSON.parse(text).hits[0]._matchesPosition)).toEqual(['body', 'make', 'name'])
  })
})

describe('statistics and settings', () => {
  test('statistics: fields by name, indexes by uid', async () => {
    const server = await open()
    await server
      .client()
      .index('vans')
      .addDocuments([{ id: 99, 'a b': 1, a: 1 }])
      .waitTask()
    const text = await fetchText(server, '/stats', undefined)
    expect([...text.matchAll(/"(\w+)":\{"numberOfDocuments"/g)].map(([, uid]) => uid)).toEqual([
      '10',
      '9',
      'vans',
    ])
    const one = await fetchText(server, '/indexes/vans/stats', undefined)
    expect(one).toContain('"fieldDistribution":{"2020":8,"a":1,"a b":1,"id":9,"name":8,"seats":8,"year":8}')
  })

  test('synonyms: listed by word', async () => {
    const server = await open({ synonyms: { ute: ['pickup'], lorry: ['truck'] } })
    expect(await fetchText(server, '/indexes/vans/settings/synonyms', undefined)).toBe(
      '{"lorry":["truck"],"ute":["pickup"]}',
    )
  })
})
