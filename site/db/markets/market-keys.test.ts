import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import { findMarketKey, listMarketKeys, makeMarketKey, revokeMarketKeys } from './market-keys-repository.ts'

const FEED = { tenant_slug: 'a', purpose: 'feed-carsales' }
const at = (minute: number) => `2026-11-22T01:0${minute}:00.000Z`

describe.each(await bothDatabases())('keys of market places on %s', (_, open) => {
  test('a key opens one thing of one dealer; the second before it ends, and all end together', async () => {
    const db = await open()
    const first = await makeMarketKey(db, FEED, at(1))
    const leads = await makeMarketKey(db, { ...FEED, purpose: 'leads-carsales' }, at(1))
    const foreign = await makeMarketKey(db, { ...FEED, tenant_slug: 'b' }, at(1))
    const second = await makeMarketKey(db, FEED, at(2))
    expect(await findMarketKey(db, first)).toEqual(FEED)
    const third = await makeMarketKey(db, FEED, at(3))
    expect(await findMarketKey(db, first)).toBeNull()
    expect(await findMarketKey(db, second)).toEqual(FEED)
    expect((await listMarketKeys(db, 'a')).map(({ made_at }) => made_at)).toEqual([at(1), at(2), at(3)])
    await revokeMarketKeys(db, FEED)
    for (const ended of [second, third, '']) expect(await findMarketKey(db, ended)).toBeNull()
    expect(await findMarketKey(db, leads)).toMatchObject({ purpose: 'leads-carsales' })
    expect(await findMarketKey(db, foreign)).toMatchObject({ tenant_slug: 'b' })
  })

  test('the key itself is stored nowhere', async () => {
    const db = await open()
    const key = await makeMarketKey(db, FEED, at(1))
    expect(JSON.stringify(await db.selectFrom('market_keys').selectAll().execute())).not.toContain(key)
  })
})
