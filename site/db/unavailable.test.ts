import { expect, test } from 'vitest'
import { asUnavailable } from './unavailable.ts'

const coded = (code: string, message = 'words') => Object.assign(new Error(message), { code })

test.each([
  ['ended by an administrator', coded('57P01')],
  ['ended by a crash', coded('57P02')],
  ['not up yet', coded('57P03')],
  ['refused', coded('ECONNREFUSED')],
  ['reset', coded('ECONNRESET')],
  ['lost without a code', new Error('Connection terminated unexpectedly')],
  ['not had in time', new Error('timeout exceeded when trying to connect')],
])('a connection %s is unavailable, and another one may do better', (_, error) => {
  expect(asUnavailable(error)).toMatchObject({ name: 'DatabaseUnavailableError', connectionLost: true })
})

test.each([
  ['a full disk of PostgreSQL', coded('53100')],
  ['a full disk of SQLite', coded('SQLITE_FULL', 'database or disk is full')],
  ['a failing disk of SQLite', coded('SQLITE_IOERR_FSYNC')],
  ['a server that may only be read', coded('25006')],
])('%s is unavailable, on another connection as well', (_, error) => {
  expect(asUnavailable(error)).toMatchObject({ name: 'DatabaseUnavailableError', connectionLost: false })
})

test.each([
  ['a broken rule', coded('23505')],
  ['a rule of SQLite', coded('SQLITE_CONSTRAINT_UNIQUE')],
  ['a defect', new TypeError('x is undefined')],
  ['no error at all', 'words'],
])('%s stays what it is', (_, error) => {
  expect(asUnavailable(error)).toBe(error)
})

test('the message has the cause for each address of a host', () => {
  const refused = (host: string) => coded('ECONNREFUSED', `connect ECONNREFUSED ${host}`)
  const both = Object.assign(new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]), {
    code: 'ECONNREFUSED',
  })
  expect(asUnavailable(both)).toMatchObject({
    message:
      'The database cannot be used: connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
    cause: both,
  })
})
