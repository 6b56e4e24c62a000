import { evaluate, parse, toJS } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { Mirror } from '../store/mirror.ts'
import { queryDocuments } from '../testing/query-documents.ts'
import { SAMPLE_DOCUMENTS } from '../testing/sample-documents.ts'
import { FLOORS, SAMPLE_PARAMS as PARAMS, QUERIES_BY_CLASS } from '../testing/sample-queries.ts'
import { GroqQueryError } from './query-error.ts'
import { runQuery } from './run-query.ts'
import { createView } from './view.ts'

const listEntries = <K extends string, V>(record: Record<K, V>) => Object.entries(record) as [K, V][]

async function referenceAnswer(query: string): Promise<unknown> {
  const timestamp = new Date('2025-06-01T00:00:00Z')
  const sanity = { projectId: 'forecourt', dataset: 'production' }
  const options = { dataset: SAMPLE_DOCUMENTS, params: PARAMS, timestamp, identity: 'tester', sanity }
  const value = await evaluate(parse(query, { params: PARAMS }), options)
  return JSON.parse(JSON.stringify(toJS(await value.asStatic())))
}

describe.each(listEntries(QUERIES_BY_CLASS))('evaluator, %s: results equal groq-js’s', (name, queries) => {
  let equal = 0
  test.each(queries)('%s', async (query) => {
    expect(queryDocuments(SAMPLE_DOCUMENTS, query, PARAMS)).toEqual(await referenceAnswer(query))
    equal += 1
  })
  test('as many cases as ever before', () => {
    expect(equal).toBeGreaterThanOrEqual(FLOORS[name])
  })
})

test('a path as a result: its pattern', () => {
  expect(queryDocuments([], '{"p": path("drafts.**")}')).toEqual({ p: 'drafts.**' })
})

test.each(['*[slug == $slug]', '{"a": [$slug]}', '*[0..2]{"x": $slug}'])(
  'a parameter that is not provided, in %s: an error, as in the hosted service',
  (query) => {
    expect(() => queryDocuments(SAMPLE_DOCUMENTS, query)).toThrow(
      new GroqQueryError('param $slug referenced, but not provided'),
    )
    expect(() => queryDocuments(SAMPLE_DOCUMENTS, query, { slug: null })).not.toThrow()
  },
)

test('a sub-query that reads nothing of its element: evaluated once for all elements', () => {
  const mirror = new Mirror()
  for (const document of SAMPLE_DOCUMENTS) mirror.put(document)
  const view = createView(mirror, { kind: 'raw' }, null)
  const lookups: string[] = []
  const ofType = (type: string) => {
    lookups.push(type)
    return view.ofType(type)
  }
  const counting = Object.create(view, { ofType: { value: ofType } }) as typeof view
  const request = {
    params: {},
    view: counting,
    now: 0,
    identity: '',
    timeoutMs: 10_000,
    project: { projectId: 'p', dataset: 'd' },
  }
  const query =
    '*[_type == "offer"]{"all": *[_type == "tenant"]._id, "own": *[_type == "page" && price > ^.price]}'
  runQuery({ ...request, query })
  const offers = view.ofType('offer').length
  expect(offers).toBeGreaterThan(1)
  expect(lookups.filter((type) => type === 'tenant')).toHaveLength(1)
  expect(lookups.filter((type) => type === 'page')).toHaveLength(offers)
})
