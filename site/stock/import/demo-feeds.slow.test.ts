import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { parseCar } from '@forecourt/schemas/contract'
import { DEALERS, type DealerSeed } from '@forecourt/tenants'
import { expect, it } from 'vitest'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import { listDealerFeeds } from '../dealer/feed-manifest.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { sampleBufferPath, sampleDealer } from '../testing/sample-dealer.ts'
import { importFeed } from './import-feed.ts'

const NOW = '2026-07-01T02:00:00.000Z'
/** What is wrong in every demo feed on purpose: two rows, as real feeds have them. */
const BAD_ROWS = 2
const feeds = await listDealerFeeds(join(import.meta.dirname, '../../../tenants'), (problem) => {
  throw problem
})

it.each(feeds.map((feed) => [feed.tenantSlug, feed] as const))(
  'every row of %s’s demo feed is taken but the two bad ones, and is at one of its locations',
  async (slug, feed) => {
    const store = new MemoryStore()
    const seed = DEALERS.find((one) => one.slug === slug)
    if (seed === undefined) throw new Error(`Nobody is called ${slug}.`)
    const dealer = selectFeedDealer(seed)
    const run = await importFeed({ feed, source: createReadStream(feed.path), dealer }, store, {
      now: NOW,
      force: false,
      bufferPath: `${sampleBufferPath}-${slug}`,
    })
    expect(run.rejected.total).toBe(BAD_ROWS)
    expect(store.documents.size).toBe(run.rows - BAD_ROWS)
    expect(run.warnings.byField).toEqual(slug === 'quayside' ? { comments: 1 } : {})
    const cars = [...store.documents.values()].map((document) => parseCar(document))
    const places = dealer.locations.map((location) => location.dealershipSlug)
    expect(new Set(cars.map((car) => car.dealershipSlug)).size).toBe(Object.keys(feed.locationCodes).length)
    expect(cars.filter((car) => !places.includes(car.dealershipSlug))).toEqual([])
    const freshSince = Date.parse(NOW) - getArrivedDays(seed)
    const fresh = cars.filter(({ createdAt }) => Date.parse(createdAt ?? '') > freshSince)
    expect(fresh.length, 'a third of a first page at the most has just arrived').toBeLessThanOrEqual(6)
    expect(fresh.length).toBeGreaterThan(0)
  },
  60_000,
)

/** For how long a car has just arrived at the dealer, in milliseconds. */
function getArrivedDays({ documents }: DealerSeed): number {
  const settings = documents('2026-07-01').find(({ _type }) => _type === 'siteSettings')
  const specifications = settings?.specifications as { justArrivedDays: number } | undefined
  return Number(specifications?.justArrivedDays) * 86_400_000
}

type SeedDealership = { id: string; name: string; slug: { current: string } }

/** The part of the seeded content that an import reads. */
function selectFeedDealer({ slug, documents }: DealerSeed): FeedDealer {
  const all = documents('2026-07-01')
  const settings = all.find(({ _type }) => _type === 'tenant')
  const [place] = sampleDealer.locations
  if (settings === undefined || place === undefined) throw new Error(`${slug} has no settings.`)
  return {
    ...sampleDealer,
    slug,
    timeZone: String(settings.timeZone),
    dealerships: (settings.dealerships as SeedDealership[]).map((one) => ({
      ...one,
      slug: one.slug.current,
    })),
    locations: all
      .filter(({ _type }) => _type === 'location')
      .map((document) => ({
        ...place,
        id: document._id,
        slug: (document.slug as { current: string }).current,
        name: String(document.name),
        dealershipId: String(document.dealershipId ?? ''),
        dealershipSlug: String(document.dealershipSlug ?? ''),
      })),
  }
}
