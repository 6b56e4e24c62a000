import { parseTenantBundle } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { EMBEDDED_GEOCODING } from '#app/integrations/geocoder/open-geocoding.server.ts'
import { EmbeddedMarketPrices } from '#app/integrations/market-prices/embedded-market-prices.server.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'

/** A Saturday, 11 in the morning in Brisbane. */
export const NOW = '2026-11-21T01:00:00.000Z'

const week = (open: string, close: string) =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open', intervals: [{ open, close }] }))

/** A location as the projection answers it. */
export const rawLocation = {
  id: 'location-a-north',
  slug: 'north',
  name: 'North',
  visible: true,
  dealershipSlug: 'a-north',
  dealerLicenseNumber: 'LIC 1',
  reviews: { count: 12, averageRating: 4.6 },
  address: { street: '1 Main Road', city: 'Town', state: 'qld', postcode: '4000', lat: -27.5, long: 153 },
  phone: '07 5550 0100',
  email: 'north@a.example',
  openingHours: [
    ...week('08:30', '17:30'),
    { weekday: 6, status: 'Open', intervals: [{ open: '09:00', close: '16:00' }] },
    { weekday: 0, status: 'Closed' },
  ],
  specialHours: [{ date: '2026-12-25', name: 'Christmas Day', status: 'Closed' }],
}

/** An offer as the projection answers it. */
export const rawOffer = {
  id: 'offer-1',
  slug: 'winter',
  name: 'Winter offer',
  description: 'Short words.',
  manufacturer: { name: 'Make One', slug: 'make-one' },
  category: 'New car offer',
  expiry: '2026-12-31T13:59:59.000Z',
  sites: ['a'],
}

type Raw = Record<string, unknown>

/** A dealer's context for tests: content parsed by the contract, stock with given answers, pictures by address. */
export function testDealer(
  raw: Raw = {},
  stock: Partial<StockIndex> = {},
): DealerContext & { changes: string[] } {
  const tenant = {
    id: 'tenant-a',
    slug: 'a',
    name: 'Dealer A',
    template: 'metro',
    timeZone: 'Australia/Brisbane',
    theme: { brand: '#1549d8', accent: '#ffc936' },
    financeProvider: 'Lender',
    flags: null,
    ...(raw.tenant as Raw | undefined),
  }
  const { bundle, warnings } = parseTenantBundle({
    locations: [rawLocation],
    offers: [rawOffer],
    ...raw,
    tenant,
  })
  if (bundle === null || warnings.length > 0)
    throw new Error(`the fixture does not parse: ${JSON.stringify(warnings)}`)
  const changes: string[] = []
  return {
    now: NOW,
    origin: 'http://a.example',
    bundle,
    stock: { ...EMPTY_STOCK, listCarGroups: groupCars(stock.listCars ?? EMPTY_STOCK.listCars), ...stock },
    picture: (src, { width, height, alt }) => ({ src, width, height, alt }),
    marketPrices: new EmbeddedMarketPrices(),
    geocoding: EMBEDDED_GEOCODING,
    pageAddress: (address) => address,
    mayPlay: () => true,
    reportAddress: () => null,
    spinViewer: () => null,
    mapPicture: () => null,
    readStockLists: async () => ({ vehicleSitemaps: [], searchSitemaps: [], catalogues: [] }),
    log: { warn: () => undefined, error: () => undefined },
    cacheUntil: (instant) => {
      if (instant) changes.push(instant)
    },
    reserves: true,
    changes,
  }
}

/** Groups of the cars that the lists of the test's stock have, counted as far as their limit. */
function groupCars(listCars: StockIndex['listCars']): StockIndex['listCarGroups'] {
  return (scope, listings) =>
    Promise.all(
      listings.map(async (listing) => {
        const cars = await listCars(scope, listing)
        const counts = listing.facets.map((key) => [key, [{ value: 'any', count: cars.length }]])
        return { cars, counts: Object.fromEntries(counts) }
      }),
    )
}

const EMPTY_STOCK: StockIndex = {
  search: async () => ({ cars: [], total: 0, totalPages: 0, page: 1, facets: {}, stats: {}, ms: 0 }),
  findCarBySlug: async () => null,
  listCars: async () => [],
  listCarGroups: async (_scope, listings) => listings.map(() => ({ cars: [], counts: {} })),
  listMarketOffers: async () => [],
  countFacet: async () => [],
  listCarMarks: async () => [],
  listSnapshots: async () => [],
  readDigest: async () => null,
  version: () => '',
}
