import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Meilisearch } from 'meilisearch'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeStock } from './bench/stock.ts'
import { startChildServer } from './testing/child-server.ts'

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'search-durability-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `127.0.0.1:${port}`
}

const ROUNDS = process.env.FORECOURT_FULL ? 50 : 1
const LAST = ROUNDS - 1

const batch = (round: number, part: number) =>
  Array.from({ length: 50 }, (_, at) => ({ id: `${round}-${part}-${at}`, round, part }))

describe('kill -9', () => {
  test('during tasks: every acknowledged task and its documents survive', async () => {
    const folder = scratch()
    const acknowledged = new Map<number, number>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startChildServer(await freeAddress(), folder)
      const client = new Meilisearch({ host: server.url })
      for (let part = 0; part < 12; part += 1) {
        const { taskUid } = await client.index('cars').addDocuments(batch(round, part), { primaryKey: 'id' })
        acknowledged.set(taskUid, 50)
      }
      await server.end('SIGKILL')
    }
    const server = await startChildServer(await freeAddress(), folder)
    const client = new Meilisearch({ host: server.url })
    for (const uid of acknowledged.keys()) {
      expect((await client.tasks.waitForTask(uid)).status).toBe('succeeded')
    }
    expect((await client.index('cars').getStats()).numberOfDocuments).toBe(ROUNDS * 12 * 50)
    expect((await client.index('cars').search(`${LAST}-11-49`)).hits[0]).toEqual({
      id: `${LAST}-11-49`,
      round: LAST,
      part: 11,
    })
  }, 900_000)

  test('while saving the index: the next start finds all documents', async () => {
    const folder = scratch()
    const cars = makeStock(3000, 3)
    const saved = () => readdirSync(join(folder, 'saved'))
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startChildServer(await freeAddress(), folder)
      const index = new Meilisearch({ host: server.url }).index('cars')
      const changed = cars
        .slice(round * 37, round * 37 + 600)
        .map((car) => ({ ...car, make: `Make${round}` }))
      const known = round === 0 ? [] : saved()
      await index
        .addDocuments(round === 0 ? cars : changed, { primaryKey: 'id' })
        .waitTask({ timeout: 60_000 })
      // The file grows for some milliseconds, then the database names it and its predecessor is deleted.
      while (saved().every((file) => known.includes(file))) await new Promise((done) => setImmediate(done))
      for (let step = 0; step < round * 7; step += 1) await new Promise((done) => setImmediate(done))
      await server.end('SIGKILL')
      const again = await startChildServer(await freeAddress(), folder)
      const found = new Meilisearch({ host: again.url }).index('cars')
      expect((await found.search('', { hitsPerPage: 0 })).totalHits).toBe(3000)
      expect((await found.search(`"Make${round}"`, { hitsPerPage: 0 })).totalHits).toBe(round === 0 ? 0 : 600)
      expect(again.errors()).toBe('')
      await again.end('SIGKILL')
    }
  }, 900_000)

  test('restart: answers, settings, order and keys are unchanged', async () => {
    const folder = scratch()
    const first = await startChildServer(await freeAddress(), folder)
    let client = new Meilisearch({ host: first.url })
    await client
      .index('cars')
      .updateSettings({ filterableAttributes: ['part'], sortableAttributes: ['round'] })
      .waitTask()
    await client.index('cars').addDocuments(batch(1, 1)).waitTask()
    await client.index('cars').deleteDocuments(['1-1-3', '1-1-7']).waitTask()
    const ask = () => client.index('cars').search('', { filter: 'part = 1', sort: ['round:asc'], limit: 100 })
    const before = (await ask()).hits
    await first.end('SIGKILL')
    // Another process may have taken the port in between.
    const again = await startChildServer(await freeAddress(), folder)
    client = new Meilisearch({ host: again.url })
    expect((await ask()).hits).toEqual(before)
    await client
      .index('cars')
      .addDocuments([{ id: 'again' }])
      .waitTask()
    expect((await client.index('cars').search('', { limit: 4 })).hits.map(({ id }) => id)).toEqual([
      '1-1-0',
      '1-1-1',
      '1-1-2',
      'again',
    ])
  }, 60_000)
})

describe('starting and stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s: ends the process cleanly', async (signal) => {
    const server = await startChildServer(await freeAddress(), scratch())
    expect(await server.end(signal)).toBe(0)
  })

  test('port in use: the start fails with a line that names the variable', async () => {
    const address = await freeAddress()
    await startChildServer(address, scratch())
    await expect(startChildServer(address, scratch())).rejects.toThrow(
      `search: port ${address.split(':')[1]} is in use: set MEILI_HTTP_ADDR to a free one`,
    )
  })

  test.each([
    ['of another version', (database: Sqlite.Database) => database.pragma('user_version = 99')],
    ['of an early build', (database: Sqlite.Database) => database.exec('create table indexes (uid text)')],
  ])('data %s: unchanged, and the start fails with the remedy', async (_, write) => {
    const folder = scratch()
    const database = new Sqlite(join(folder, 'search.db'))
    database.exec('create table other (n)')
    write(database)
    database.close()
    await expect(startChildServer(await freeAddress(), folder)).rejects.toThrow(
      'move the folder away and start again',
    )
  })

  test('invalid variable: the start fails and names it', async () => {
    await expect(startChildServer('nonsense', scratch())).rejects.toThrow('MEILI_HTTP_ADDR')
  })

  test('kill -9 during a large import: it is completed at the next start', async () => {
    const folder = scratch()
    const first = await startChildServer(await freeAddress(), folder)
    const cars = makeStock(4000, 3)
    const before = new Meilisearch({ host: first.url })
    const { taskUid } = await before.index('cars').addDocuments(cars, { primaryKey: 'id' })
    const seen = new Sqlite(join(folder, 'search.db'), { readonly: true })
    const stored = seen.prepare('select count(*) from documents').pluck()
    while (stored.get() === 0) await new Promise((resolve) => setImmediate(resolve))
    await first.end('SIGKILL')
    seen.close()
    const second = await startChildServer(await freeAddress(), folder)
    const client = new Meilisearch({ host: second.url })
    const task = await client.tasks.waitForTask(taskUid, { timeout: 60_000 })
    expect(task).toMatchObject({ status: 'succeeded', details: { indexedDocuments: 4000 } })
    const found = await client.index('cars').search('', { limit: 1000, attributesToRetrieve: ['id'] })
    expect(found.estimatedTotalHits).toBe(4000)
    expect(found.hits.map(({ id }) => id)).toEqual(cars.slice(0, 1000).map(({ id }) => id))
  }, 120_000)
})

test('snapshot: in place of the database, it starts a server with the same answers', async () => {
  const folder = scratch()
  const server = await startChildServer(await freeAddress(), folder)
  const client = new Meilisearch({ host: server.url })
  await client.index('cars').addDocuments(batch(1, 2), { primaryKey: 'id' }).waitTask()
  await client.createSnapshot().waitTask()
  await client.index('cars').addDocuments(batch(3, 4)).waitTask()
  await server.end('SIGTERM')
  const [snapshot] = readdirSync(join(folder, 'snapshots'))
  const other = scratch()
  copyFileSync(join(folder, 'snapshots', snapshot!), join(other, 'search.db'))
  const again = await startChildServer(await freeAddress(), other)
  const copy = new Meilisearch({ host: again.url })
  expect((await copy.index('cars').getStats()).numberOfDocuments).toBe(50)
  expect((await copy.index('cars').search('1-2-7')).hits[0]).toEqual({ id: '1-2-7', round: 1, part: 2 })
})
