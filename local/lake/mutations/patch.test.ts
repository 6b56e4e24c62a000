import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../store/document.ts'
import { patchDocument } from './patch.ts'

const STAMP = { transactionId: 'tx-2', timestamp: '2025-06-01T00:00:00Z' }
const DOCUMENT = {
  _id: 'offer-1',
  _type: 'offer',
  _rev: 'tx-1',
  _createdAt: '2025-01-01T00:00:00Z',
  _updatedAt: '2025-01-01T00:00:00Z',
  title: 'Summer sale',
  price: 100,
  features: [
    { _key: 'a', label: 'One' },
    { _key: 'b', label: 'Two' },
  ],
}

function patched(patch: JsonObject) {
  const { _id, _type, _rev, _createdAt, _updatedAt, ...content } = patchDocument(DOCUMENT, patch, STAMP)
  return content
}
const CONTENT = { title: DOCUMENT.title, price: DOCUMENT.price, features: DOCUMENT.features }

describe('patches', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['set', { set: { title: 'New', 'seo.title': 'Deep' } }, { title: 'New', seo: { title: 'Deep' } }],
    ['setIfMissing leaves what is there', { setIfMissing: { title: 'New', note: 'x' } }, { note: 'x' }],
    ['inc and dec', { inc: { price: 5 }, dec: { 'missing.x': 1 } }, { price: 105 }],
    [
      'diffMatchPatch',
      { diffMatchPatch: { title: '@@ -1,6 +1,6 @@\n-Summ\n+Wint\n er\n' } },
      { title: 'Winter sale' },
    ],
    [
      'set by key',
      { set: { 'features[_key=="b"].label': 'Deux' } },
      { features: [DOCUMENT.features[0]!, { _key: 'b', label: 'Deux' }] },
    ],
    ['unset by key', { unset: ['features[_key=="a"]'] }, { features: [DOCUMENT.features[1]!] }],
    [
      'insert before',
      { insert: { before: 'features[0]', items: [{ _key: 'c' }] } },
      { features: [{ _key: 'c' }, ...DOCUMENT.features] },
    ],
    [
      'insert after the last',
      { insert: { after: 'features[-1]', items: [{ _key: 'c' }] } },
      { features: [...DOCUMENT.features, { _key: 'c' }] },
    ],
    [
      'insert in place of',
      { insert: { replace: 'features[_key=="a"]', items: [{ _key: 'c' }] } },
      { features: [{ _key: 'c' }, DOCUMENT.features[1]!] },
    ],
    ['the Studio’s guard changes nothing', { unset: ['_empty_action_guard_pseudo_field_'] }, {}],
  ])('%s', (_, patch, expected) => {
    expect(patched(patch)).toEqual({ ...CONTENT, ...expected })
  })

  test('patch: sets the revision and preserves _createdAt', () => {
    const result = patchDocument(DOCUMENT, { set: { title: 'x' } }, STAMP)
    expect(result).toMatchObject({
      _rev: 'tx-2',
      _updatedAt: STAMP.timestamp,
      _createdAt: DOCUMENT._createdAt,
    })
    expect(DOCUMENT.title).toBe('Summer sale')
  })

  test('patch: with another revision, is refused', () => {
    expect(() => patchDocument(DOCUMENT, { ifRevisionID: 'other', set: { a: 1 } }, STAMP)).toThrow(
      'unexpected revision ID ("tx-1"), expected "other"',
    )
  })

  test('patch: of _id and _type is refused', () => {
    expect(() => patchDocument(DOCUMENT, { set: { _type: 'page' } }, STAMP)).toThrow(
      'immutable attribute "_type"',
    )
    expect(() => patchDocument(DOCUMENT, { unset: ['_id'] }, STAMP)).toThrow('immutable attribute "_id"')
  })

  test.each<[string, JsonObject]>([
    ['set that is no object', { set: 'x' }],
    ['unset that is no list', { unset: 'title' }],
    ['insert without items', { insert: { after: 'features[-1]' } }],
    ['insert without a place', { insert: { items: [] } }],
    ['an invalid path', { set: { '[[': 1 } }],
    ['an invalid diff', { diffMatchPatch: { title: 5 } }],
  ])('%s: refused', (_, patch) => {
    expect(() => patchDocument(DOCUMENT, patch, STAMP)).toThrow()
  })
})
