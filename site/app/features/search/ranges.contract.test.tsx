// Every row of the table of ranges, from a dealer's feed to the page.
import { readFileSync } from 'node:fs'
import { createRemixStub } from '@remix-run/testing'
import React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DealerContext } from '#app/context.ts'
import { RANGE_KEYS, RANGES, type RangeKey } from '#app/domain/search-address/search-ranges.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { MeilisearchStockIndex } from '#app/integrations/stock-index.server.ts'
import { StockVersion } from '#app/integrations/stock-index-version.server.ts'
import { getSearch } from '#app/parts/search/queries.server.ts'
import { SentenceBox } from '#app/parts/search-box/sentence-box.tsx'
import { importFeed } from '#stock/import/import-feed.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import {
  feedBytes,
  sampleBufferPath,
  sampleDealer,
  sampleImport,
  sampleVehicle,
} from '#stock/testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '#stock/testing/search-server.ts'
import { ResultsPage } from './components/results-page.tsx'

const NOW = '2026-11-21T01:00:00.000Z'
const secondsAt = (day: string) => Date.parse(`${day}T00:00:00.000Z`) / 1_000

type Case = {
  /** What the feeds of two vehicles write, the lesser first. */
  feed: readonly [Record<string, unknown>, Record<string, unknown>]
  /** A bound between the two, and one above both. */
  between: number
  above: number
  chips: { from: string; upTo: string; both: string }
}

const CASES: Readonly<Record<RangeKey, Case>> = {
  price: {
    feed: [{ dapprice: '$30,000' }, { dapprice: '$60,000' }],
    between: 45_000,
    above: 90_000,
    chips: { from: 'From $45,000', upTo: 'Up to $45,000', both: '$45,000 – $90,000' },
  },
  weekly_price: {
    feed: [{}, {}],
    between: 200,
    above: 900,
    chips: {
      from: 'From $200 a week',
      upTo: 'Up to $200 a week',
      both: '$200 a week – $900 a week',
    },
  },
  subscription_price: {
    feed: [{ subscription_price: 250 }, { subscription_price: 400 }],
    between: 300,
    above: 900,
    chips: {
      from: 'From $300 a week',
      upTo: 'Up to $300 a week',
      both: '$300 a week – $900 a week',
    },
  },
  year: {
    feed: [{ year: 2020 }, { year: 2024 }],
    between: 2022,
    above: 2026,
    chips: { from: 'From 2022', upTo: 'Up to 2022', both: '2022 – 2026' },
  },
  km: {
    feed: [{ odometer: '45,000 km' }, { odometer: '90,000 km' }],
    between: 60_000,
    above: 200_000,
    chips: { from: 'From 60,000 km', upTo: 'Under 60,000 km', both: '60,000 km – 200,000 km' },
  },
  seat_height: {
    feed: [{ seat_height: '805 mm' }, { seat_height: '900 mm' }],
    between: 850,
    above: 1_200,
    chips: { from: 'Seat from 850 mm', upTo: 'Seat up to 850 mm', both: 'Seat 850 mm – 1,200 mm' },
  },
  towing_kg: {
    feed: [{ towing_capacity: '2.5 t' }, { towing_capacity: '3500 kg' }],
    between: 3_000,
    above: 4_500,
    chips: { from: 'Tows from 3,000 kg', upTo: 'Tows up to 3,000 kg', both: 'Tows 3,000 kg – 4,500 kg' },
  },
  created_at_timestamp: {
    feed: [{ date_in_stock: '2026-09-01' }, { date_in_stock: '2026-11-10' }],
    between: secondsAt('2026-10-05'),
    above: secondsAt('2026-12-24'),
    chips: {
      from: 'Arrived since 5 October 2026',
      upTo: 'Arrived by 5 October 2026',
      both: 'Arrived 5 October 2026 – 24 December 2026',
    },
  },
}

const buildVehicle = (side: 0 | 1) =>
  sampleVehicle({
    stocknum: side === 0 ? 'LESS' : 'MORE',
    ...Object.assign({}, ...Object.values(CASES).map(({ feed }) => feed[side])),
  })

let server: SearchServer
let dealer: DealerContext
beforeAll(async () => {
  // The router of a test is a browser's, whose layout effects React warns of when it writes HTML.
  vi.spyOn(React, 'useLayoutEffect').mockImplementation(React.useEffect)
  server = await startSearchServer()
  const connection = { host: server.host, apiKey: server.masterKey, indexUid: 'Car_test' }
  const store = new StockStore(connection)
  await store.prepare()
  await importFeed(sampleImport(feedBytes([buildVehicle(0), buildVehicle(1)])), store, {
    now: NOW,
    force: false,
    bufferPath: `${sampleBufferPath}-ranges`,
  })
  const { dealerships } = sampleDealer
  dealer = {
    ...testDealer({ tenant: { slug: 'somewhere', dealerships, flags: { weeklyPrice: true } } }),
    stock: new MeilisearchStockIndex({
      host: server.host,
      indexUid: 'Car_test',
      searchKey: server.masterKey,
      searchKeyUid: undefined,
      version: new StockVersion({ ...connection, onError: console.error }),
      warn: console.error,
    }),
  }
}, 60_000)
afterAll(() => server.stop())

/** The results page of a search, as data and in HTML. */
async function visit(key: RangeKey, bounds: string) {
  const params = new URLSearchParams({ [key]: bounds, more: '1' })
  const page = await getSearch(dealer, 'new-used-and-demo-cars', params)
  const Stub = createRemixStub([
    {
      path: '*',
      Component: () => <ResultsPage page={page} SentenceBox={SentenceBox} FollowForm={() => null} />,
    },
  ])
  const html = renderToStaticMarkup(
    <Stub initialEntries={[`/search/new-used-and-demo-cars?${params.toString()}`]} />,
  )
  const listed = page.cells.flatMap((cell) => (cell.kind === 'car' ? [cell.car.id] : []))
  return { page, html, listed }
}

describe.each(RANGE_KEYS)('%s', (key) => {
  const { between, above, chips } = CASES[key]

  it('has a filter with the row’s heading on the page', async () => {
    const { page, html } = await visit(key, '')
    expect(page.count).toBe(2)
    expect(page.groups.find((group) => group.key === key)?.title).toBe(RANGES[key].label)
    expect(html).toContain(`<summary>${RANGES[key].label}<`)
    expect(html).toContain(`name="${key}"`)
  })

  it.each([
    ['from', `${between}-`],
    ['upTo', `-${between}`],
    ['both', `${between}-${above}`],
  ] as const)('bounded by %s finds the one vehicle within and says so', async (side, bounds) => {
    const { listed, html } = await visit(key, bounds)
    expect(listed).toHaveLength(1)
    expect(listed[0]).toMatch(side === 'upTo' ? /LESS$/i : /MORE$/i)
    expect(html).toContain(`aria-label="Remove ${chips[side]}"`)
  })

  it('above every vehicle shows the empty state, the chip and the way back', async () => {
    const { page, html } = await visit(key, `${above}-`)
    expect(page.count).toBe(0)
    expect(html).toContain('No Results Available')
    expect(html).toContain('aria-label="Remove ')
    expect(page.relaxations?.choices.map(({ counted }) => counted)).toEqual(['2 cars'])
  })
})

it('the README lists every range as its row has it', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const written = readme.split('\n').filter((line) => /^\| `\w+` \| `/.test(line))
  const rows = RANGE_KEYS.map((key) => {
    const { attribute, label, place, feedFields } = RANGES[key]
    return `| \`${key}\` | \`${attribute}\` | ${label} | ${place} | ${feedFields.join(', ')} |`
  })
  expect(written).toEqual(rows)
})
