import { expect, test } from 'vitest'
import { testFolder } from '../testing/test-lake.ts'
import { openDatabase } from './database.ts'
import { LakeStore } from './lake-store.ts'

function make(_id: string) {
  return { _id, _type: 't', _rev: 'r', _createdAt: '', _updatedAt: '' }
}

function request(transactionId: string, after = make(transactionId)) {
  const change = { id: after._id, before: null, after, mutations: [] }
  return { transactionId, author: 'me', timestamp: '2025-06-01', kind: 'mutate' as const, changes: [change] }
}

test('commits that arrive together: reported in order once durable', async () => {
  const store = new LakeStore(openDatabase(await testFolder()))
  const reported: string[] = []
  store.onCommit((commit) => reported.push(commit.transactionId))
  const pending = ['a', 'b', 'c'].map((id) => store.commit(request(id)))
  expect(reported).toEqual([])
  await Promise.all(pending.map(({ durable }) => durable))
  expect(reported).toEqual(['a', 'b', 'c'])
  store.close()
})

test('commit that SQLite refuses: the others succeed', async () => {
  const folder = await testFolder()
  const store = new LakeStore(openDatabase(folder))
  const first = store.commit(request('a'))
  expect(() => store.commit(request('a', make('other')))).toThrow('UNIQUE')
  await first.durable
  expect([store.mirror.get('a')?._id, store.mirror.get('other'), store.seq]).toEqual(['a', undefined, 1])
  store.close()
  const again = new LakeStore(openDatabase(folder))
  expect([again.mirror.size, again.seq]).toEqual([1, 1])
  again.close()
})

test('failed disk write: no listener is notified and the mirror is rolled back', async () => {
  const store = new LakeStore(openDatabase(await testFolder()))
  const reported: string[] = []
  store.onCommit((commit) => reported.push(commit.transactionId))
  const { durable } = store.commit(request('a'))
  // As after a failed COMMIT: no transaction is open.
  store.db.exec('ROLLBACK')
  await expect(durable).rejects.toThrow()
  expect([store.mirror.get('a'), store.seq, reported]).toEqual([undefined, 0, []])
  await store.commit(request('b')).durable
  expect(reported).toEqual(['b'])
  store.close()
})

test('close: writes pending commits', async () => {
  const folder = await testFolder()
  const store = new LakeStore(openDatabase(folder))
  const { durable } = store.commit(request('a'))
  store.close()
  await durable
  const again = new LakeStore(openDatabase(folder))
  expect(again.mirror.get('a')?._id).toBe('a')
  again.close()
})
