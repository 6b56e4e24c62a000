import { describe, expect, it } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import {
  claimSources,
  deleteSource,
  endFetch,
  findSource,
  putSource,
  renewClaim,
} from './sources-repository.ts'
import type { StockSourceRow } from './tables.ts'

const at = (seconds: number) =>
  new Date(Date.parse('2026-11-23T02:00:00.000Z') + seconds * 1_000).toISOString()
const SOURCE: StockSourceRow = {
  tenant_slug: 'a',
  address: 'https://yard.example/stock.csv',
  every: 'hourly',
  at_minute: 0,
  sign_in: 'none',
  sign_in_name: '',
  secret: '',
  file: 'stock.csv',
  etag: '',
  last_modified: '',
  next_at: at(0),
  leased_until: '',
  failures: 0,
  last_at: '',
  last_state: '',
  last_words: '',
  cars: 0,
  saved_by: 'u',
}

describe.each(await bothDatabases())('a source of a stock file, in %s', (_name, openDatabase) => {
  const claim = async (db: Parameters<typeof claimSources>[0], seconds: number) =>
    claimSources(db, { now: at(seconds), until: at(seconds + 60), limit: 4 })

  it('that is due is one instance’s, for as long as that says so', async () => {
    const db = await openDatabase()
    await putSource(db, SOURCE)
    const claimed = (await Promise.all([claim(db, 1), claim(db, 1)])).flat()
    expect(claimed).toHaveLength(1)
    const [first = SOURCE] = claimed
    expect(await renewClaim(db, first, at(120))).toBe(true)
    expect(await claim(db, 100)).toEqual([])
    expect(await claim(db, 121)).toHaveLength(1)
  })

  it('that another has taken over is neither kept nor ended by the instance before', async () => {
    const db = await openDatabase()
    await putSource(db, SOURCE)
    const [first = SOURCE] = await claim(db, 1)
    const [second = SOURCE] = await claim(db, 62)
    expect(await renewClaim(db, first, at(500))).toBe(false)
    await endFetch(db, first, { last_state: 'failed' })
    expect(await findSource(db, 'a')).toMatchObject({ last_state: '', leased_until: second.leased_until })
    await endFetch(db, second, { last_state: 'read', next_at: at(3_600) })
    expect(await findSource(db, 'a')).toMatchObject({ last_state: 'read', leased_until: '' })
    expect(await claim(db, 3_500)).toEqual([])
    expect(await claim(db, 3_600)).toHaveLength(1)
  })

  it('that was removed meanwhile is not kept', async () => {
    const db = await openDatabase()
    await putSource(db, SOURCE)
    const [first = SOURCE] = await claim(db, 1)
    await deleteSource(db, 'a')
    expect(await renewClaim(db, first, at(500))).toBe(false)
    expect(await findSource(db, 'a')).toBeNull()
  })
})
