import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { DocumentsTable } from './documents-table.ts'
import { SavedIndexesTable } from './saved-indexes-table.ts'

const buildTable = (database: Database) => new DocumentsTable(database, new SavedIndexesTable(database))

/** The document table of versions 1 and 2. */
const OLD_DOCUMENTS = `
  drop table documents;
  create table documents (
    index_id integer not null, doc integer not null, id text not null, body text not null,
    primary key (index_id, doc)) without rowid;
  insert into documents values (2, 0, 'other', '{}'), (1, 7, 'b', '{"n":7}'), (1, 4294967295, 'c', 'é'), (1, 0, 'a', '');
`

test.each([
  [
    '1',
    'drop table saved_indexes; drop table changes; alter table tasks drop column custom_metadata; pragma user_version = 1',
  ],
  ['2', 'alter table tasks drop column custom_metadata; pragma user_version = 2'],
])('database of version %s: all documents are migrated', (_version, older) => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  const before = openDatabase(folder)
  before.exec(OLD_DOCUMENTS + older)
  before.close()

  const database = openDatabase(folder)
  const documents = buildTable(database)
  expect(documents.list(1, 0, 10)).toEqual([
    { doc: 0, id: 'a', body: '' },
    { doc: 7, id: 'b', body: '{"n":7}' },
    { doc: 4_294_967_295, id: 'c', body: 'é' },
  ])
  expect(documents.list(2, 0, 10)).toEqual([{ doc: 0, id: 'other', body: '{}' }])
  new SavedIndexesTable(database).begin(1)
  database.close()
})

test('documents: separated by index, whatever their numbers', () => {
  const documents = buildTable(openDatabase(mkdtempSync(join(tmpdir(), 'search-'))))
  const last = 4_294_967_295
  for (const [index, doc] of [
    [1, 0],
    [1, last],
    [2, 0],
    [2, last],
    [3, 5],
  ] as const)
    documents.put(index, { doc, id: `${index}-${doc}`, body: '{}' })
  expect(documents.list(2, 0, 10).map(({ id }) => id)).toEqual(['2-0', `2-${last}`])
  expect(documents.list(2, 1, 10).map(({ doc }) => doc)).toEqual([last])
  documents.clear(2)
  expect(documents.list(2, 0, 10)).toEqual([])
  expect([1, 3].flatMap((index) => documents.list(index, 0, 10)).map(({ id }) => id)).toEqual([
    '1-0',
    `1-${last}`,
    '3-5',
  ])
  expect(documents.find(1, last)).toEqual({ doc: last, id: `1-${last}`, body: '{}' })
  documents.delete(1, last)
  expect(documents.find(1, last)).toBeUndefined()
})

test('document read again: returned as last written', () => {
  const documents = buildTable(openDatabase(mkdtempSync(join(tmpdir(), 'search-'))))
  const write = (body: string) => documents.put(1, { doc: 3, id: 'a', body })
  write('{"price":1}')
  expect(documents.readBodies(1, [3, 3])).toEqual(['{"price":1}', '{"price":1}'])
  write('{"price":2}')
  expect(documents.readBodies(1, [3])).toEqual(['{"price":2}'])
  documents.delete(1, 3)
  expect(() => documents.readBodies(1, [3])).toThrow('Document 3 of index 1 is not stored')
  write('{"price":3}')
  expect(documents.readBodies(1, [3])).toEqual(['{"price":3}'])
  documents.clear(1)
  expect(() => documents.readBodies(1, [3])).toThrow('not stored')
})
