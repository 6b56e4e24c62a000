import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import {
  countTry,
  deleteOldSignInData,
  putCode,
  spendCode,
  spendSendSlot,
  takeSendSlot,
} from './codes-repository.ts'
import { findPersonByPhone, getUserId, markVerified } from './people-repository.ts'
import { deleteSession, deleteSessions, findSessionPerson, insertSession } from './sessions-repository.ts'
import { addWatched, listWatched, removeWatched } from './watchlist-repository.ts'

const NOW = '2026-11-21T01:00:00.000Z'
const LATER = '2026-11-21T02:00:00.000Z'
const key = { tenantSlug: 'a', phone: '0412345678' }
const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, work))
const noDetails = { first_name: '', last_name: '', email: '' }

describe.each(await bothDatabases())('%s', (_, open) => {
  test('single-use values are taken once by concurrent requests', async () => {
    const db = await open()
    const limit = { slots: 5, since: NOW, now: LATER, used: false }
    expect((await many(() => takeSendSlot(db, key, limit))).filter(Boolean)).toHaveLength(5)
    expect((await many(() => spendSendSlot(db, key, NOW))).filter(Boolean)).toHaveLength(5)
    const code = { tenant_slug: 'a', phone: key.phone, code_mac: 'm', sign_in_type: 'finance', details: '{}' }
    await putCode(db, { ...code, created_at: NOW, expires_at: LATER })
    const tries = await many(() => countTry(db, key, { now: NOW, most: 5 }))
    expect(tries.filter((each) => each !== null)).toHaveLength(5)
    expect((await many(() => spendCode(db, key, 'm'))).filter(Boolean)).toHaveLength(1)
    const ids = await many(() => getUserId(db, key, NOW))
    expect(new Set(ids).size).toBe(1)
  })

  test('a replaced code has no attempts', async () => {
    const db = await open()
    const code = {
      tenant_slug: 'a',
      phone: key.phone,
      sign_in_type: 'finance',
      details: '{}',
      created_at: NOW,
      expires_at: LATER,
    }
    await putCode(db, { ...code, code_mac: 'one' })
    await many(() => countTry(db, key, { now: NOW, most: 5 }))
    await putCode(db, { ...code, code_mac: 'two' })
    expect(await countTry(db, key, { now: NOW, most: 5 })).toMatchObject({ code_mac: 'two' })
    expect(await countTry(db, key, { now: LATER, most: 5 })).toBeNull()
  })

  test('a session is valid only for a verified number, on its host, until it expires', async () => {
    const db = await open()
    const userId = await getUserId(db, key, NOW)
    const row = {
      tenant_slug: 'a',
      token_hash: 't',
      user_id: userId,
      host: 'a.example',
      created_at: NOW,
      expires_at: LATER,
    }
    await insertSession(db, row)
    const ask = { tenantSlug: 'a', tokenHash: 't', host: 'a.example', now: NOW }
    expect(await findSessionPerson(db, ask)).toBeNull()
    await markVerified(db, { tenantSlug: 'a', userId }, { ...noDetails, first_name: 'Ann' }, NOW)
    await markVerified(db, { tenantSlug: 'a', userId }, noDetails, NOW)
    expect(await findSessionPerson(db, ask)).toMatchObject({ user_id: userId, first_name: 'Ann' })
    for (const other of [{ tenantSlug: 'b' }, { host: 'b.example' }, { tokenHash: 'u' }, { now: LATER }])
      expect(await findSessionPerson(db, { ...ask, ...other })).toBeNull()
    await deleteSession(db, { tenantSlug: 'a', tokenHash: 't' })
    expect(await findSessionPerson(db, ask)).toBeNull()
    await insertSession(db, row)
    await insertSession(db, { ...row, token_hash: 'u' })
    await deleteSessions(db, { tenantSlug: 'b', userId })
    expect(await findSessionPerson(db, ask)).not.toBeNull()
    await deleteSessions(db, { tenantSlug: 'a', userId })
    expect(await findSessionPerson(db, ask)).toBeNull()
    expect(await findSessionPerson(db, { ...ask, tokenHash: 'u' })).toBeNull()
  })

  test('a watchlist has each car once, newest first', async () => {
    const db = await open()
    const list = { tenantSlug: 'a', userId: 'u' }
    await addWatched(db, list, [{ id: '1', name: 'One' }], NOW)
    await addWatched(
      db,
      list,
      [
        { id: '2', name: 'Two' },
        { id: '1', name: 'Changed' },
      ],
      LATER,
    )
    await addWatched(db, list, [], LATER)
    expect(await listWatched(db, list)).toEqual([
      { car_id: '2', car_name: 'Two', saved_at: LATER },
      { car_id: '1', car_name: 'One', saved_at: NOW },
    ])
    await removeWatched(db, list, '1')
    expect(await listWatched(db, list)).toHaveLength(1)
    expect(await listWatched(db, { ...list, tenantSlug: 'b' })).toEqual([])
  })

  test('clean-up deletes neither verified people nor those of another dealer', async () => {
    const db = await open()
    const proved = await getUserId(db, key, NOW)
    await markVerified(db, { tenantSlug: 'a', userId: proved }, noDetails, NOW)
    await getUserId(db, { ...key, phone: '0498765432' }, NOW)
    await getUserId(db, { ...key, tenantSlug: 'b' }, NOW)
    await deleteOldSignInData(db, 'a', LATER)
    expect(await findPersonByPhone(db, key)).toMatchObject({ user_id: proved })
    expect(await findPersonByPhone(db, { ...key, phone: '0498765432' })).toBeNull()
    expect(await findPersonByPhone(db, { ...key, tenantSlug: 'b' })).not.toBeNull()
  })
})
