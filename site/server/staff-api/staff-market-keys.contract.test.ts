// Who makes the keys with which market places fetch a dealer's stock and send it leads.
import { STAFF_API, staffMarketKeys } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { findMarketKey } from '#db/markets/market-keys-repository.ts'
import { openStaffSite } from './testing/staff-site.ts'

const MAKE = { do: 'make', purpose: 'leads-carsales' }

test('keys of market places are made, shown once and ended by managers and administrators of that dealer alone', async () => {
  const site = await openStaffSite(['administrator', 'manager-a', 'manager-b', 'editor-a', 'marketer-a--b'])
  const path = STAFF_API.marketKeys
  for (const [who, slug, status] of [
    ['editor-a', 'a', 403],
    ['marketer-a--b', 'a', 403],
    ['manager-b', 'a', 401],
    ['anonymous', 'a', 401],
  ] as const) {
    expect([who, (await site.ask(who, slug, path)).status]).toEqual([who, status])
    expect([who, (await site.ask(who, slug, path, MAKE)).status]).toEqual([who, status])
  }
  const read = async (form?: Record<string, string>) =>
    staffMarketKeys.parse((await site.ask('manager-a', 'a', path, form)).json())
  const { made, places } = await read(MAKE)
  const key = made?.key ?? ''
  const place = places.find(({ purpose }) => purpose === 'leads-carsales')
  expect(place?.address).toMatch(/\/api\/leads-in\/carsales$/)
  expect(place?.keys).toHaveLength(1)
  expect(await findMarketKey(site.db, key)).toEqual({ tenant_slug: 'a', purpose: 'leads-carsales' })
  expect(JSON.stringify([site.lines, await read()])).not.toContain(key)
  expect((await site.ask('administrator', 'a', path)).status).toBe(200)
  await read({ do: 'revoke', purpose: 'leads-carsales' })
  expect(await findMarketKey(site.db, key)).toBeNull()
  const wrong: Record<string, string>[] = [
    { do: 'make' },
    { do: 'make', purpose: 'leads-gumtree' },
    { do: 'sell', purpose: 'leads-adf' },
  ]
  for (const form of wrong) expect((await site.ask('manager-a', 'a', path, form)).status).toBe(422)
}, 60_000)
