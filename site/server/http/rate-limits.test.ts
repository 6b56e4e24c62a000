import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from '#db/database.ts'
import { bothDatabases } from '../../db/testing/both-databases.ts'
import { startPostgres } from '../../db/testing/postgres.ts'
import { openTestDatabase } from '../../db/testing/test-database.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { ALLOWANCES, type LimitBucket, RateLimits } from './rate-limits.ts'

const { most, overSeconds } = ALLOWANCES.lead
const START = Date.parse('2026-11-21T01:00:00.000Z')

/** The limits of one process over a database, with a clock that the test moves. */
function openLimits(db: Database) {
  const time = { now: START }
  const { log, lines } = fakeLog()
  const limits = new RateLimits({ db, log, clock: () => time.now })
  const take = (subject = 'a', { bucket = 'lead' as LimitBucket, tenant = 'dealer' } = {}) =>
    limits.take(bucket, tenant, subject)
  const takeMany = async (count: number, subject?: string) => {
    const all = await Promise.all(Array.from({ length: count }, () => take(subject)))
    return all.filter(({ ok }) => ok).length
  }
  return { take, takeMany, time, lines }
}

const buildRows = (db: Database) => db.selectFrom('rate_limits').selectAll().orderBy('subject').execute()

describe.each(await bothDatabases())('limits on %s', (_, open) => {
  test('an address has its allowance once in a window, and again after it', async () => {
    const { take, takeMany, time } = openLimits(await open())
    expect(await takeMany(most)).toBe(most)
    time.now += 1_000
    expect(await take()).toEqual({ ok: false, retryAfterSeconds: overSeconds - 1 })
    time.now = START + overSeconds * 1_000
    expect(await takeMany(most + 5)).toBe(most)
  })

  test('other addresses, other things and other dealers are counted apart', async () => {
    const { take, takeMany } = openLimits(await open())
    await takeMany(most)
    expect((await take()).ok).toBe(false)
    expect((await take('b')).ok).toBe(true)
    expect((await take('a', { bucket: 'quote' })).ok).toBe(true)
    expect((await take('a', { tenant: 'other' })).ok).toBe(true)
  })

  test.each(['codeNumberDay', 'codeAddressDay', 'alertMail'] as const)(
    '%s is counted for all dealers together, by every process',
    async (bucket) => {
      const db = await open()
      const { take } = openLimits(db)
      const { most: all } = ALLOWANCES[bucket]
      for (let n = 0; n < all; n += 1)
        expect(await take('a', { bucket, tenant: `dealer-${n}` })).toEqual({ ok: true })
      expect((await take('a', { bucket, tenant: 'another' })).ok).toBe(false)
      expect((await openLimits(db).take('a', { bucket, tenant: 'another' })).ok).toBe(false)
      expect((await take('b', { bucket, tenant: 'another' })).ok).toBe(true)
    },
  )

  test('two instances share one allowance, however many ask at the same moment', async () => {
    const db = await open()
    const instances = [openLimits(db), openLimits(db)]
    const taken = await Promise.all(instances.map(({ takeMany }) => takeMany(most)))
    expect(taken.reduce((sum, count) => sum + count)).toBe(most)
    for (const { take } of instances) expect(await take()).toMatchObject({ ok: false })
  })

  test('a restart restores everything that was taken', async () => {
    const db = await open()
    await openLimits(db).takeMany(most)
    expect(await openLimits(db).take()).toEqual({ ok: false, retryAfterSeconds: overSeconds })
  })

  test('a refused request writes nothing and is not looked up again', async () => {
    const db = await open()
    const { take, takeMany, lines } = openLimits(db)
    await takeMany(most)
    const rows = await buildRows(db)
    await take()
    expect(await buildRows(db)).toEqual(rows)
    await db.destroy()
    expect((await take()).ok).toBe(false)
    expect(lines).toEqual([])
  })

  test('windows that are over are deleted, and only they', async () => {
    const db = await open()
    const { take, time } = openLimits(db)
    await take('early')
    time.now += 599_000
    await take('late')
    time.now = START + 600_000
    await take('now')
    expect((await buildRows(db)).map(({ subject }) => subject)).toEqual(['late', 'now'])
  })

  test('reports of pages are counted in memory: they cost less than a row', async () => {
    const db = await open()
    const { take } = openLimits(db)
    expect(await take('a', { bucket: 'event' })).toEqual({ ok: true })
    expect(await buildRows(db)).toEqual([])
  })
})

describe('limits over a PostgreSQL', async () => {
  const postgres = await startPostgres()
  afterAll(() => postgres.stop())
  const openInstance = async (url: string) => {
    const db = await openDatabase({ url, dataDir: '' })
    onTestFinished(() => db.destroy())
    return openLimits(db)
  }

  test('two instances with connections of their own share one allowance', async () => {
    const url = await postgres.createDatabase()
    const instances = await Promise.all([openInstance(url), openInstance(url)])
    const taken = await Promise.all(instances.map(({ takeMany }) => takeMany(most)))
    expect(taken.reduce((sum, count) => sum + count)).toBe(most)
  })

  test('while the database is unavailable, each process counts alone and logs it; afterwards they share', async () => {
    const url = await postgres.createDatabase()
    const { takeMany, take, time, lines } = await openInstance(url)
    await takeMany(5)
    await postgres.shutDown('fast')
    expect(await takeMany(most)).toBe(most - 5)
    const lost = 'rate limits are counted by this process alone'
    expect(lines.filter(({ msg }) => msg === lost).length).toBeGreaterThan(0)
    await postgres.start()
    time.now += 10_000
    expect(await take('b')).toEqual({ ok: true })
    const other = await openInstance(url)
    for (let at = 1; at < most; at += 1) await other.take('b')
    expect(await take('b')).toMatchObject({ ok: false })
  })
})

test('answers of concurrent requests in another order leave the highest count', async () => {
  const db = await openTestDatabase()
  const held: (() => void)[] = []
  let isAway = false
  const reversed = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw new Error('the database is away')
      return node
    },
    transformResult: ({ result }) => new Promise((done) => held.push(() => done(result))),
  })
  const answerAll = async (count: number) => {
    await vi.waitFor(() => expect(held).toHaveLength(count))
    for (const answer of held.splice(0).reverse()) answer()
  }
  const { takeMany } = openLimits(reversed)
  const first = takeMany(1)
  await answerAll(1)
  // The first request also deletes windows which are over.
  await answerAll(1)
  expect(await first).toBe(1)
  const others = takeMany(3)
  await answerAll(3)
  expect(await others).toBe(3)
  isAway = true
  expect(await takeMany(most)).toBe(most - 4)
})

test('a clock that is set back gives nothing', async () => {
  const { take, takeMany, time } = openLimits(await openTestDatabase())
  await takeMany(most)
  time.now = 0
  expect((await take()).ok).toBe(false)
})

test('of many addresses counted in memory, the last seen are remembered', async () => {
  const { take } = openLimits(await openTestDatabase())
  const { most: events } = ALLOWANCES.event
  for (let n = 0; n < events; n += 1) await take('mine', { bucket: 'event' })
  for (let n = 0; n < 19_000; n += 1) await take(`other ${n}`, { bucket: 'event' })
  expect((await take('mine', { bucket: 'event' })).ok).toBe(false)
})
