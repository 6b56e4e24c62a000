import { expect, test } from 'vitest'
import { Mirror } from './mirror.ts'
import { listReferences } from './references.ts'

function make(_id: string, rest: object = {}) {
  return { _id, _type: 't', _rev: 'r', _createdAt: '', _updatedAt: '', ...rest }
}

test('indexes: updated when a document changes or is deleted', () => {
  const mirror = new Mirror()
  mirror.put(make('a', { slug: { current: 'one' }, ref: { _ref: 'x' } }))
  const ids = (found: ReadonlyMap<string, unknown> | null) => [...(found?.keys() ?? [])]
  expect(ids(mirror.withValue('slug.current', 'one'))).toEqual(['a'])
  mirror.put(make('a', { _type: 'u', slug: { current: 'two' }, ref: { _ref: 'y' } }))
  expect(ids(mirror.withValue('slug.current', 'one'))).toEqual([])
  expect(ids(mirror.withValue('slug.current', 'two'))).toEqual(['a'])
  expect([ids(mirror.ofType('t')), ids(mirror.ofType('u'))]).toEqual([[], ['a']])
  expect([ids(mirror.referencing('x')), ids(mirror.referencing('y'))]).toEqual([[], ['a']])
  mirror.remove('a')
  expect([mirror.size, ids(mirror.ofType('u')), ids(mirror.referencing('y'))]).toEqual([0, [], []])
})

test('value indexes: beyond the limit, the lookup returns null', () => {
  const mirror = new Mirror()
  const answers = Array.from({ length: 60 }, (_, index) => mirror.withValue(`field${index}`, 'x'))
  expect(answers.filter((answer) => answer === null)).toHaveLength(12)
})

test('forms of one document: grouped', () => {
  const mirror = new Mirror()
  for (const id of ['a', 'drafts.a', 'versions.r1.a', 'b', 'a.b']) mirror.put(make(id))
  expect([...mirror.listVariants('a').keys()]).toEqual(['a', 'drafts.a', 'versions.r1.a'])
})

test('references: found at any depth; those into other datasets are ignored', () => {
  const document = make('a', {
    one: { _ref: 'x' },
    list: [{ deep: { _ref: 'y', _weak: true } }],
    far: { _ref: 'z', _dataset: 'other' },
  })
  expect(listReferences(document)).toEqual([
    { target: 'x', weak: false, path: ['one'] },
    { target: 'y', weak: true, path: ['list', 0, 'deep'] },
    { target: 'z', weak: true, path: ['far'] },
  ])
})
