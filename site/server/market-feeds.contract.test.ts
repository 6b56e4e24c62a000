// Who may fetch the file of a market place over HTTP: its own key alone, and only while the dealer has chosen it.
import { expect, test } from 'vitest'
import { makeMarketKey, revokeMarketKeys } from '#db/markets/market-keys-repository.ts'
import { FakeContent, rawTenant } from './fixtures/fake-content.ts'
import { openTestServer } from './fixtures/test-server.ts'

const NOW = '2026-11-22T01:00:00.000Z'
const PATH = '/feeds/carsales.json'
const lists: NonNullable<Parameters<typeof openTestServer>[2]>['lists'] = {
  answer: async (_request, response, { slug, file }) => void response.end(`${slug} ${file}`),
  read: async () => ({ vehicleSitemaps: [], searchSitemaps: [], catalogues: [] }),
}

async function openSite() {
  const content = new FakeContent('never')
  for (const slug of ['a', 'b']) content.add(slug, { tenant: rawTenant(slug, { marketFeeds: ['carsales'] }) })
  const site = await openTestServer(content, undefined, { lists })
  const make = (tenant_slug: string, purpose = 'feed-carsales') =>
    makeMarketKey(site.db, { tenant_slug, purpose }, NOW)
  const get = (slug: string, key?: string) =>
    site.get(key === undefined ? PATH : `${PATH}?key=${encodeURIComponent(key)}`, {
      headers: { host: `${slug}.base.example` },
    })
  return { ...site, make, get, plain: site.get }
}

test('the right key fetches it, in the address or in a header, and is not logged', async () => {
  const { get, make, plain, lines } = await openSite()
  const key = await make('a')
  expect(await get('a', key)).toMatchObject({ status: 200, text: 'a carsales.json' })
  const bearer = await plain(PATH, { headers: { authorization: `Bearer ${key}` } })
  expect(bearer.status).toBe(200)
  expect(JSON.stringify(lines)).not.toContain(key)
})

test('no key, a wrong one, another dealer’s, one for leads, one that has ended: there is no such list', async () => {
  const { get, make, db } = await openSite()
  const own = await make('a')
  for (const [slug, key] of [
    ['a', undefined],
    ['a', ''],
    ['a', 'market_x'],
    ['a', await make('b')],
    ['b', own],
    ['a', await make('a', 'leads-carsales')],
    ['never', await make('never')],
  ] as const)
    expect([slug, (await get(slug, key)).status]).toEqual([slug, 404])
  await revokeMarketKeys(db, { tenant_slug: 'a', purpose: 'feed-carsales' })
  expect((await get('a', own)).status).toBe(404)
})
