import { describe, expect, test } from 'vitest'
import { queryDocuments } from '../testing/query-documents.ts'
import { TextQuery } from './text-query.ts'

const found = (query: string, value: unknown) => new TextQuery(query).matches(value)

describe('text::query', () => {
  test.each([
    ['all words must be there', 'summer sale', 'A sale in summer', true],
    ['one word missing is no match', 'summer winter', 'A sale in summer', false],
    ['a star finds beginnings', 'sum*', 'A sale in summer', true],
    ['without a star a word is whole', 'sum', 'A sale in summer', false],
    ['case and accents do not matter', 'citroen*', 'CITROËN C3', true],
    ['quotes hold words together', '"sale in"', 'A sale in summer', true],
    ['quoted words in another order do not match', '"in sale"', 'A sale in summer', false],
    ['a minus excludes', 'sale -summer', 'A sale in summer', false],
    ['a minus for what is not there changes nothing', 'sale -winter', 'A sale in summer', true],
    ['words joined by a hyphen are looked for side by side', 'brisbane-mg', 'tenant brisbane mg', true],
    ['an empty query finds everything', '*', 'anything', true],
    ['an open quote is closed at the end', '"sale in', 'A sale in summer', true],
  ])('%s', (_, query, text, expected) => {
    expect(found(query, text)).toBe(expected)
  })

  test('searches all texts of a document, but not its type, keys and revision', () => {
    const document = { _type: 'offer', _rev: 'revision', a: [{ _key: 'key', b: { c: 'needle' } }] }
    expect(found('needle', document)).toBe(true)
    expect(found('offer', document)).toBe(false)
    expect(found('revision', document)).toBe(false)
    expect(found('key', document)).toBe(false)
  })

  test('finds a document by its id, as the Studio does', () => {
    const documents = [stub('offer-42', 'Red'), stub('offer-43', 'Blue')]
    const query = '*[_type in $types && ([@, _id] match text::query($q) || references($q))]._id'
    expect(queryDocuments(documents, query, { types: ['offer'], q: 'offer-42*' })).toEqual(['offer-42'])
    expect(queryDocuments(documents, query, { types: ['offer'], q: 'blu*' })).toEqual(['offer-43'])
  })

  test('scores by boosted fields, best first', () => {
    const documents = [stub('a', 'Red car', 'blue'), stub('b', 'Blue car', 'red')]
    const query = `*[_type in ["offer"]] | score(boost(_type in ["offer"] && title match text::query($q), 10),
      ([@, _id] match text::query($q) || references($q)))[_score > 0]._id`
    expect(queryDocuments(documents, query, { q: 'blue*' })).toEqual(['b', 'a'])
    expect(queryDocuments(documents, query, { q: 'nothing*' })).toEqual([])
  })
})

function stub(_id: string, title: string, body = '') {
  const at = '2025-01-01T00:00:00Z'
  return { _id, _type: 'offer', _rev: 'r', _createdAt: at, _updatedAt: at, title, body }
}
