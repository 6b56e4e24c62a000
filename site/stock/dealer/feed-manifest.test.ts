import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEALERS } from '@forecourt/tenants'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listDealerFeeds, listFeedsOf } from './feed-manifest.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function putManifest(slug: string, content: string): void {
  mkdirSync(join(folder, slug, 'stock'), { recursive: true })
  writeFileSync(join(folder, slug, 'stock', 'manifest.json'), content)
}

const fail = (problem: Error) => {
  throw problem
}

it('of one dealer that is invalid is reported, and does not stop other dealers’ feeds', async () => {
  putManifest('b', '{"feeds":[{"file":"feed.csv","format":"csv"}]}')
  putManifest('a', '{"feeds":[{"file":"feed.csv","format":"fax"}]}')
  const told: string[] = []
  const feeds = await listDealerFeeds(folder, ({ message }) => told.push(message))
  expect(feeds).toMatchObject([{ tenantSlug: 'b' }])
  expect(told).toEqual([expect.stringContaining('in feed 1 "format" is "fax"; it is one of')])
})

it('lists feeds by dealer slug', async () => {
  putManifest('b', '{"feeds":[{"file":"feed.csv","format":"csv"}]}')
  putManifest('a', '{"feeds":[{"file":"feed.json","format":"dms-json","snapshot":false}]}')
  mkdirSync(join(folder, 'without'))
  expect(await listDealerFeeds(folder, fail)).toMatchObject([
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
  await expect(listFeedsOf(folder, 'a')).rejects.toThrow(
    /a\/stock\/manifest\.json is not a valid feed manifest/,
  )
})

it.each([
  ['{"feeds": [\n  {"file": "a.csv" "format": "csv"}]}', 'it is not valid JSON on line 2'],
  ['{"feeds": [\n\n', 'it is not valid JSON on line 1'],
  ['[]', 'it is an object of settings'],
  ['{"feeds": {}}', '"feeds" is {}; it is a list of feeds'],
  ['{"feeds":[{"file":"f.csv"}]}', 'in feed 1 "format" is missing; it is one of dms-json, csv, csn-dto, xml'],
  ['{"feeds":[{"file":"f","format":"cvs"}]}', 'in feed 1 "format" is "cvs"; it is one of dms-json, csv'],
  [
    '{"feeds":[{"file":"f","format":"csv","delimeter":";"}]}',
    'in feed 1 "delimeter" is no setting; perhaps "delimiter"',
  ],
  [
    '{"feeds":[{"file":"f","format":"csv","delimiter":"tab"}]}',
    '"delimiter" is "tab"; it is one of ",", ";"',
  ],
  [
    '{"feeds":[{"file":"f","format":"csv","locationCodes":["A"]}]}',
    '"locationCodes" is ["A"]; it maps codes to slugs',
  ],
  ['{"feeds":[{"file":"f","format":"csv","datesAsOf":"1/7/26"}]}', '"datesAsOf" is "1/7/26"; it is a day'],
  [
    '{"feeds":[{"file":"../f","format":"csv"}]}',
    '"file" is "../f"; it is the name of a file beside the manifest',
  ],
])('says what is wrong with %j and what it should be', async (content, words) => {
  putManifest('a', content)
  const error = await listFeedsOf(folder, 'a').catch((reason: Error) => reason.message)
  expect(error).toContain(words)
  expect(error).toMatch(/Nothing was changed\.$/)
  expect(error).not.toMatch(/invalid_|\n/)
})

describe('the demo dealers’ manifests', async () => {
  const feeds = await listDealerFeeds(join(import.meta.dirname, '../../../tenants'), fail)

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
