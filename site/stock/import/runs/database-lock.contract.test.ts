import { expect, test } from 'vitest'
import { sharePostgres } from '#db/testing/postgres.ts'
import { takeLock } from './import-lock.ts'

const postgres = await sharePostgres()
const place = { folder: '', databaseUrl: await postgres.createDatabase() }
const busy = { name: 'ImportBusyError' }

test('of one dealer there is one import at a time, of others as many as there are', async () => {
  const releases = [await takeLock(place, 'import-a'), await takeLock(place, 'import-b')]
  await expect(takeLock(place, 'import-a')).rejects.toMatchObject({
    ...busy,
    message: 'Not now: an import of a is running (in another process).',
  })
  for (const release of releases) await release()
  await (await takeLock(place, 'import-a'))()
})

test('rebuilding the index and imports exclude each other; the watcher is one of its own', async () => {
  const importing = await takeLock(place, 'import-a')
  await expect(takeLock(place, 'reindex')).rejects.toMatchObject(busy)
  await importing()
  const rebuilding = await takeLock(place, 'reindex')
  await expect(takeLock(place, 'import-b')).rejects.toMatchObject(busy)
  const watching = await takeLock(place, 'watch')
  await expect(takeLock(place, 'watch')).rejects.toMatchObject(busy)
  for (const release of [rebuilding, watching]) await release()
})

test('a lock that is waited for is taken as soon as its holder has ended, for whatever reason', async () => {
  await takeLock(place, 'import-a')
  // What happens to the connections of a process that is killed.
  await postgres.terminateConnections(place.databaseUrl)
  await (await takeLock(place, 'import-a', 15_000))()
})

test('a database that does not answer stops the import before it began', async () => {
  const away = { folder: '', databaseUrl: 'postgres://postgres@127.0.0.1:1/none' }
  await expect(takeLock(away, 'import-a')).rejects.toThrow(/ECONNREFUSED/)
})
