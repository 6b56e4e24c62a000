import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { bothDatabases } from '../testing/both-databases.ts'
import {
  endWrite,
  forgetMissed,
  isWritten,
  listMissed,
  meetReplicas,
  noteMissed,
  noteWrite,
} from './search-copies-repository.ts'

const NOW = '2026-11-23T02:20:00.000Z'
const LATER = '2026-11-23T02:51:00.000Z'
const replica = { server: 'main-2', tenantSlug: 'a' }
const main = { server: 'main', tenantSlug: 'a' }

describe.each(await bothDatabases())('copies of the stock, in %s', (_name, open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
  })

  it('that are being written may be read, and are forgotten when the write has ended', async () => {
    await noteWrite(db, { writeId: 'w', copies: [replica], now: NOW })
    expect(await listMissed(db, NOW)).toEqual([])
    expect([await isWritten(db, 'a'), await isWritten(db, 'b')]).toEqual([true, false])
    await endWrite(db, { writeId: 'w', missed: [], now: NOW })
    expect(await listMissed(db, LATER)).toEqual([])
    expect(await isWritten(db, 'a')).toBe(false)
  })

  it('of a write that never ended are not read after half an hour', async () => {
    await noteWrite(db, { writeId: 'w', copies: [replica], now: NOW })
    expect(await listMissed(db, LATER)).toEqual([replica])
    await forgetMissed(db, replica, LATER)
    expect(await listMissed(db, LATER)).toEqual([])
  })

  it('that missed a write are not read until they are forgotten, whatever is written meanwhile', async () => {
    await noteWrite(db, { writeId: 'w', copies: [replica], now: NOW })
    await endWrite(db, { writeId: 'w', missed: [main, replica], now: NOW })
    await noteMissed(db, [main], NOW)
    await noteWrite(db, { writeId: 'x', copies: [replica], now: NOW })
    await endWrite(db, { writeId: 'x', missed: [], now: NOW })
    expect(await listMissed(db, NOW)).toEqual([main, replica])
    await forgetMissed(db, main, NOW)
    expect(await listMissed(db, NOW)).toEqual([replica])
  })

  it('of a replica that is met for the first time are not read until it is rebuilt, and that once', async () => {
    await meetReplicas(db, ['main-2'], NOW)
    expect(await listMissed(db, LATER)).toEqual([{ server: 'main-2', tenantSlug: '*' }])
    await forgetMissed(db, { server: 'main-2', tenantSlug: '*' }, LATER)
    await meetReplicas(db, ['main-2'], LATER)
    expect(await listMissed(db, LATER)).toEqual([])
  })

  it('of a write that is under way stay noted when what was missed before it is forgotten', async () => {
    await noteWrite(db, { writeId: 'w', copies: [replica], now: NOW })
    await forgetMissed(db, replica, NOW)
    expect(await listMissed(db, LATER)).toEqual([replica])
  })
})
