import { expect, test } from 'vitest'
import { testFolder } from '../testing/test-lake.ts'
import { openDatabase } from './database.ts'

test('openDatabase: commits are synced to disk', async () => {
  const db = openDatabase(await testFolder())
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(db.pragma('synchronous', { simple: true })).toBe(2)
  db.close()
})

test('openDatabase: a file of a newer version throws with the remedy', async () => {
  const folder = await testFolder()
  const db = openDatabase(folder)
  db.pragma('user_version = 99')
  db.close()
  expect(() => openDatabase(folder)).toThrow('written by a newer lake')
})
