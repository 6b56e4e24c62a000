import { parseJsonPath } from '@sanity/client/csm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../../store/document.ts'
import { mapDocuments, queryDocuments } from '../../testing/query-documents.ts'
import { randomQuery } from '../../testing/random-query.ts'
import { SAMPLE_DOCUMENTS } from '../../testing/sample-documents.ts'
import { SAMPLE_PARAMS, SAMPLE_QUERIES } from '../../testing/sample-queries.ts'
import type { QueryPerspective } from '../perspective.ts'
import type { SourceMap } from './source-map.ts'

const DRAFTS: QueryPerspective = { kind: 'stack', layers: ['drafts'] }

/** `result path ← document path`, as the client parses them. */
function listOrigins({ documents, paths, mappings }: SourceMap): string[] {
  return Object.entries(mappings).map(
    ([at, { source }]) => `${at} ← ${documents[source.document]?._id} ${paths[source.path]}`,
  )
}

const mapped = (query: string, documents = SAMPLE_DOCUMENTS) =>
  listOrigins(mapDocuments(documents, query, SAMPLE_PARAMS).map)

function valueAt(value: unknown, path: string): unknown {
  let found = value as Record<string, unknown> | { _key?: string }[] | undefined
  for (const step of parseJsonPath(path)) {
    const list = found as { _key?: string }[]
    const next =
      typeof step === 'object' ? list.find((item) => item?._key === step._key) : found?.[step as never]
    found = next as typeof found
  }
  return found
}

/** Every mapped path of the result equals the document's value at its source path. */
function expectHonest({ result, map }: { result: unknown; map: SourceMap }): void {
  for (const [at, { source }] of Object.entries(map.mappings)) {
    const document = SAMPLE_DOCUMENTS.find(({ _id }) => _id === map.documents[source.document]?._id)
    expect(valueAt(result, at)).toBe(valueAt(document, map.paths[source.path]!))
  }
}

describe('query with a source map', () => {
  test.each(SAMPLE_QUERIES)('%s: same result, and every mapping is correct', (query) => {
    const answer = mapDocuments(SAMPLE_DOCUMENTS, query, SAMPLE_PARAMS)
    expect(answer.result).toEqual(queryDocuments(SAMPLE_DOCUMENTS, query, SAMPLE_PARAMS))
    expectHonest(answer)
  })

  test('random queries: same result, and every mapping is correct', () => {
    fc.assert(
      fc.property(randomQuery, (query) => {
        const answer = mapDocuments(SAMPLE_DOCUMENTS, query, { type: 'offer' })
        expect(answer.result).toEqual(queryDocuments(SAMPLE_DOCUMENTS, query, { type: 'offer' }))
        expectHonest(answer)
      }),
    )
  })
})

describe('mapping of a value to its attribute', () => {
  test.each([
    ['under another name', '*[_id == "offer-1"]{"name": title}', "$[0]['name'] ← offer-1 $['title']"],
    ['through a reference', '*[_id == "offer-1"][0].tenant->name', "$ ← tenant-quay $['name']"],
    ['through a list of references', '*[_id == "page-1"][0].sites[]->name', "$[1] ← tenant-hill $['name']"],
    ['by its key', '*[_id == "offer-1"][0].parts[1].name', "$ ← offer-1 $['parts'][?(@._key=='b')]['name']"],
    ['by its place without a key', '*[_id == "offer-1"][0].tags', "$[1] ← offer-1 $['tags'][1]"],
    [
      'where a list was filtered',
      '*[_id == "offer-1"][0].parts[cost > 5].name',
      "$[0] ← offer-1 $['parts'][?(@._key=='b')]['name']",
    ],
    [
      'where a list was sorted and cut',
      '*[defined(price)] | order(price desc)[0..0].title',
      "$[0] ← offer-3 $['title']",
    ],
    [
      'of the parent',
      '*[_id == "offer-1"][0]{"p": parts[]{"of": ^.title}}',
      "$['p'][1]['of'] ← offer-1 $['title']",
    ],
    [
      'of a subquery',
      '*[_id == "tenant-hill"]{"o": *[references(^._id) && _type == "offer"].title}',
      "$[0]['o'][0] ← offer-2 $['title']",
    ],
    [
      'chosen by coalesce',
      '*[_id == "offer-2"]{"t": coalesce(body, title)}',
      "$[0]['t'] ← offer-2 $['title']",
    ],
    [
      'chosen by select',
      '*[_id == "offer-2"]{"t": select(price > 1 => title, body)}',
      "$[0]['t'] ← offer-2 $['title']",
    ],
    [
      'in a splat',
      '*[_id == "offer-1"]{...parts[0]}',
      "$[0]['name'] ← offer-1 $['parts'][?(@._key=='a')]['name']",
    ],
    ['in lists added up', '*[_id == "offer-1"][0]{"l": ["x"] + tags}', "$['l'][1] ← offer-1 $['tags'][0]"],
    [
      'with a score',
      '*[_id == "offer-1"] | score(title match "summer"){title}',
      "$[0]['title'] ← offer-1 $['title']",
    ],
  ])('%s', (_, query, origin) => {
    expect(mapped(query)).toContain(origin)
  })

  test.each(['"a text"', '$slug', 'title + "!"', 'upper(title)', 'count(tags)', 'pt::text(body)', 'missing'])(
    '%s: calculated or absent, and omitted',
    (value) => {
      expect(mapped(`*[_id == "offer-1"]{"v": ${value}}`)).toEqual([])
    },
  )
})

describe('document of a mapping', () => {
  test('the draft that was read, or the published document without one', () => {
    const query = '*[_id in ["offer-1", "offer-2"]]{title}'
    expect(listOrigins(mapDocuments(SAMPLE_DOCUMENTS, query, {}, DRAFTS).map)).toEqual([
      "$[0]['title'] ← drafts.offer-1 $['title']",
      "$[1]['title'] ← offer-2 $['title']",
    ])
  })

  test('listed once with its type, whatever its number of values', () => {
    const { map } = mapDocuments(SAMPLE_DOCUMENTS, '*[_id == "offer-1"]{title, body, tags}')
    expect(map.documents).toEqual([{ _id: 'offer-1', _type: 'offer' }])
  })

  test('unusual names in paths: parsed by the client', () => {
    const odd = { ...SAMPLE_DOCUMENTS[1]!, _id: 'odd', "it's": [{ _key: "a'b\\c", 'x\ny': 'text' }] }
    const [origin = ''] = mapped('*[_id == "odd"]{"v": @["it\'s"][0]["x\\ny"]}', [odd as LakeDocument])
    const path = parseJsonPath(origin.slice(origin.indexOf('← odd ') + 6))
    expect([path[0], path[2]]).toEqual(["it's", 'x\ny'])
  })
})
