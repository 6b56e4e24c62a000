import { createRemixStub } from '@remix-run/testing'
import React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { ResultsPage } from '#app/features/search/components/results-page.tsx'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { getSearch } from '#app/parts/search/queries.server.ts'
import { SentenceBox } from '#app/parts/search-box/sentence-box.tsx'

const counts = (...values: string[]) => values.map((value) => ({ value, count: 3 }))
const RESULT: StockSearchResult = {
  cars: [testCar()],
  total: 30,
  totalPages: 2,
  page: 1,
  facets: {
    car_type: counts('used', 'new', 'demo'),
    make: counts('Volta', 'Astra'),
    colour: counts('Deep Blue', 'Unheard Of'),
    location_name: counts('North', 'South'),
    weekly_price_range: counts('Under $100', '$100 and over'),
    km: counts('50000', '90000'),
  },
  stats: { year: { min: 2015, max: 2026 }, km: { min: 0, max: 90_000 } },
  ms: 1,
}

// The router of a test is a browser's, whose layout effects React warns of when it writes HTML.
beforeAll(() => void vi.spyOn(React, 'useLayoutEffect').mockImplementation(React.useEffect))

async function renderHtml(
  address: string,
  flags: Record<string, unknown> = {},
  result: Partial<StockSearchResult> = {},
  tenant: Record<string, unknown> = {},
) {
  const { pathname, searchParams } = new URL(address, 'http://a.example')
  const dealer = testDealer(
    { tenant: { ...tenant, flags } },
    {
      search: async ({ hitsPerPage }) => (hitsPerPage > 1 ? { ...RESULT, ...result } : RESULT),
    },
  )
  const page = await getSearch(dealer, pathname.slice(1), searchParams)
  const Stub = createRemixStub([
    {
      path: '*',
      Component: () => <ResultsPage page={page} SentenceBox={SentenceBox} FollowForm={() => null} />,
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={[`/search${address}`]} />)
}

it('lists cars in a grid, or in a carousel where the dealer chose it (SRCH-06, SRCH-07)', async () => {
  expect(await renderHtml('/used-cars')).toContain('class="cards cards--results"')
  const carousel = await renderHtml('/used-cars', { resultsLayout: 'carousel' })
  expect(carousel).toContain('class="rail"')
  expect(carousel).not.toContain('cards--results')
})

it('offers car types in the order new, demo, used (SRCH-18)', async () => {
  const types = [...(await renderHtml('/new-used-and-demo-cars')).matchAll(/name="car_type" value="(\w+)"/g)]
  expect(types.map(([, type]) => type)).toEqual(['new', 'demo', 'used'])
})

it('has the quick picks of the dealer’s choice (VAR-32, OPEN-31)', async () => {
  const usual = await renderHtml('/used-cars')
  expect(usual).toContain('value="-70000"')
  expect(usual).not.toContain(' kms</button>')
  const own = await renderHtml('/used-cars', { priceQuickPicks: 'high', kilometreQuickPicks: true })
  expect(own).toContain('value="-800000"')
  expect(own).not.toContain('value="-70000"')
  expect(own).toContain('20,000 kms</button>')
})

it('filters by the week only where weekly prices are shown', async () => {
  expect(await renderHtml('/used-cars')).toContain('Weekly price')
  expect(await renderHtml('/used-cars?more=1', { weeklyPrice: false })).not.toContain('Weekly price')
})

it('sends the form by its first button, so that Enter in a field is no quick pick', async () => {
  const [, form = ''] = (await renderHtml('/used-cars')).split('id="search-form"')
  expect(/<button[^>]*>/.exec(form)?.[0]).toBe('<button type="submit" hidden="">')
})

it('shows families of colour as swatches, and other paints by name', async () => {
  const html = await renderHtml('/used-cars')
  expect(html).toMatch(/class="swatch" title="Blue, 3"/)
  expect(html).toMatch(/class="check"><input type="checkbox" name="colour" value="Unheard Of"/)
})

it('shows the chosen values beside a folded group', async () => {
  const html = await renderHtml('/used-cars?make=Volta&make=Astra&km=-50000')
  expect(html).toContain('<span>Make</span><em>2 chosen</em>')
  expect(html).toContain('<span>Kilometres</span><em>Under 50,000 km</em>')
})

it('shows the required text without results, with a link to the path alone (SRCH-09 to SRCH-11)', async () => {
  const html = await renderHtml(
    '/used-cars?make=Volta&sortBy=latest',
    {},
    { cars: [], total: 0, totalPages: 0 },
  )
  expect(html).toContain('No Results Available')
  expect(html).toContain(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  )
  expect(html).toMatch(/<a[^>]+href="\/search\/used-cars"[^>]*>Clear Filters/)
})

it('TEN-21: the dealer’s word for used cars is in heading, filters and pills', async () => {
  const html = await renderHtml(
    '/used-cars?not_car_type=demo',
    {},
    {},
    { texts: { usedKeyword: 'Pre-owned' } },
  )
  expect(html).toContain('<h1>Pre-owned cars')
  expect(html).toContain('value="used"/>Pre-owned<')
  expect(html).toContain('<em>Pre-owned</em>')
  expect(html).toContain('aria-label="Remove Pre-owned"')
  expect(html).not.toMatch(/\bUsed\b/)
})

it('TEN-05: filters by the week at no dealer without a finance provider', async () => {
  expect(await renderHtml('/used-cars', {}, {}, { financeProvider: '' })).not.toContain('Weekly price')
})
