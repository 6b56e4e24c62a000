import { describe, expect, test } from 'vitest'
import { queryDocuments } from '../testing/query-documents.ts'
import { parsePerspective } from './perspective.ts'

function make(_id: string, title: string, rest: object = {}) {
  const at = '2025-01-01T00:00:00Z'
  return { _id, _type: 'offer', _rev: 'r', _createdAt: at, _updatedAt: at, title, ...rest }
}

const DOCUMENTS = [
  make('a', 'A'),
  make('drafts.a', 'A draft'),
  make('versions.spring.a', 'A in spring'),
  make('b', 'B', { next: { _ref: 'a' } }),
  make('drafts.c', 'C draft', { next: { _ref: 'a' } }),
  make('versions.spring.b', 'B', { _system: { delete: true } }),
]
const TITLES = '*[_type == "offer"]{_id, title, _originalId}'
const see = (query: string, perspective: string | null, version = '2025-02-19') =>
  queryDocuments(DOCUMENTS, query, {}, parsePerspective(perspective, version))

describe('perspectives', () => {
  test('raw: returns every form under its own id', () => {
    expect(see('*._id', 'raw')).toHaveLength(DOCUMENTS.length)
  })

  test('published: returns published documents only', () => {
    expect(see('*._id', 'published')).toEqual(['a', 'b'])
  })

  test('drafts: returns each document once, its draft first, under the published id', () => {
    expect(see(TITLES, 'drafts')).toEqual([
      { _id: 'a', title: 'A draft', _originalId: 'drafts.a' },
      { _id: 'b', title: 'B', _originalId: 'b' },
      { _id: 'c', title: 'C draft', _originalId: 'drafts.c' },
    ])
  })

  test('stack: returns the first existing form; a version marked for unpublishing hides the document', () => {
    expect(see(TITLES, 'spring,drafts')).toEqual([
      { _id: 'a', title: 'A in spring', _originalId: 'versions.spring.a' },
      { _id: 'c', title: 'C draft', _originalId: 'drafts.c' },
    ])
  })

  test('references: resolved within the perspective', () => {
    expect(see('*[_id == "b"][0].next->title', 'drafts')).toBe('A draft')
    expect(see('*[_id == "b"][0].next->title', 'published')).toBe('A')
    expect(see('*[references("a")]._id', 'drafts')).toEqual(['b', 'c'])
    expect(see('*[references("a")]._id', 'published')).toEqual(['b'])
  })

  test('default: published from API version 2025-02-19 on, raw before', () => {
    expect(parsePerspective(null, '2025-02-19')).toEqual({ kind: 'published' })
    expect(parsePerspective(null, 'X')).toEqual({ kind: 'published' })
    expect(parsePerspective(null, '2024-12-31')).toEqual({ kind: 'raw' })
    expect(parsePerspective(null, '1')).toEqual({ kind: 'raw' })
  })

  test('raw in a stack and invalid names: refused', () => {
    expect(() => parsePerspective('raw,drafts', '1')).toThrow('Invalid perspective')
    expect(() => parsePerspective('a b', '1')).toThrow('Invalid perspective')
  })
})
