import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderStore } from './picture-store.ts'

const folder = () => mkdtemp(join(tmpdir(), 'store-'))

test('a picture survives a restart', async () => {
  const dataDir = await folder()
  await new FolderStore(dataDir).write('a', Buffer.from('picture'))
  const restarted = new FolderStore(dataDir)
  expect((await restarted.read('a'))?.toString()).toBe('picture')
  expect(await restarted.read('b')).toBeNull()
})

test('the store stays within its bytes', async () => {
  const store = new FolderStore(await folder(), 5_000)
  const keys = Array.from({ length: 200 }, (_, index) => String(index))
  for (const key of keys) await store.write(key, Buffer.alloc(100))
  const stored = await Promise.all(keys.map((key) => store.read(key)))
  expect(stored.filter((bytes) => bytes !== null)).toHaveLength(50)
})
