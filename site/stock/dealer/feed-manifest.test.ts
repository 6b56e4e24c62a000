import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEALERS } from '@forecourt/tenants'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listDealerFeeds } from './feed-manifest.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function putManifest(slug: string, content: string): void {
  mkdirSync(join(folder, slug, 'stock'), { recursive: true })
  writeFileSync(join(folder, slug, 'stock', 'manifest.json'), content)
}

it('lists feeds by dealer slug', async () => {
  putManifest('b', '{"feeds":[{"file":"feed.csv","format":"csv"}]}')
  putManifest('a', '{"feeds":[{"file":"feed.json","format":"dms-json","snapshot":false}]}')
  mkdirSync(join(folder, 'without'))
  expect(await listDealerFeeds(folder)).toMatchObject([
    { tenantSlug: 'a', path: join(folder, 'a/stock/feed.json'), snapshot: false, locationCodes: {} },
    { tenantSlug: 'b', format: 'csv', snapshot: true },
  ])
})

it.each([
  '{',
  '{"feeds":[{"file":"../../secret","format":"csv"}]}',
  '{"feeds":[{"file":"f","format":"fax"}]}',
  '{"feeds":[{"file":"f","format":"csv","snapshot":false}]}',
  '{"feeds":[{"file":"f","format":"xml","element":"a b"}]}',
])('names the manifest that is not valid: %s', async (content) => {
  putManifest('a', content)
  await expect(listDealerFeeds(folder)).rejects.toThrow(
    /a\/stock\/manifest\.json is not a valid feed manifest/,
  )
})

describe('the demo dealers’ manifests', async () => {
  const feeds = await listDealerFeeds(join(import.meta.dirname, '../../../tenants'))

  it.each(
    DEALERS.filter(({ slug }) => feeds.some(({ tenantSlug }) => tenantSlug === slug)).map(
      (one) => [one.slug, one] as const,
    ),
  )('of %s map every code to a location the dealer has', (slug, dealer) => {
    const documents = dealer.documents('2026-07-01')
    const locations = documents
      .filter(({ _type }) => _type === 'location')
      .map((one) => (one.slug as { current: string }).current)
    const codes = feeds
      .filter(({ tenantSlug }) => tenantSlug === slug)
      .flatMap((feed) => Object.values(feed.locationCodes))
    expect(codes.length).toBeGreaterThan(0)
    expect(locations).toEqual(expect.arrayContaining(codes))
  })
})
