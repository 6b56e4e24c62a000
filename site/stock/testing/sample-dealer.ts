import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Location } from '@forecourt/schemas/contract'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { bytesSource } from './bytes-source.ts'

const place: Location = {
  updatedAt: null,
  id: 'location-somewhere-north',
  slug: 'north',
  name: 'Somewhere North',
  locationType: 'sales',
  locationSubtype: [],
  manufacturers: [],
  primary: true,
  visible: true,
  dealershipId: '1',
  dealershipSlug: 'somewhere-north',
  dealerLicenseNumber: '',
  motorVehicleRepairer: '',
  reviews: { count: 0, averageRating: null, spread: null, url: '', quotes: [] },
  people: [],
  gettingHere: [],
  plan: null,
  image: null,
  address: {
    street: '1 Road',
    city: 'Northville',
    state: 'QLD',
    postcode: '4000',
    lat: -27,
    long: 153,
    placeId: '',
    placeUrl: '',
    mapKey: '',
  },
  phone: '07 5550 0100',
  landlinePhone: '',
  email: '',
  timeZone: 'Australia/Brisbane',
  openingHours: [],
  departments: [],
  specialHours: [],
  testDrivesAtOnce: 1,
  dropOffTimes: [],
  courtesies: [],
  servicesADay: 8,
  bookingNoticeHours: 2,
  distributionLocations: [],
  popup: null,
}

/** A dealer with two dealerships, a location and a lender. */
export const sampleDealer: FeedDealer = {
  slug: 'somewhere',
  timeZone: 'Australia/Brisbane',
  dealerships: [
    { id: '1', name: 'Somewhere North', slug: 'somewhere-north' },
    { id: '2', name: 'Somewhere South', slug: 'somewhere-south' },
  ],
  locations: [place],
  models: [],
  manufacturer: null,
  financeProvider: 'Manual',
  lenders: [
    {
      provider: 'Manual',
      interestRate: 8.5,
      termMonths: 60,
      depositPercent: 0,
      balloonPercent: 0,
      establishmentFeeCents: 49_500,
      feeMethod: 'deducted',
      monthlyFeeCents: 0,
      exampleBalloonPercent: 0,
      disclaimer: '',
      dealershipSlugs: [],
    },
  ],
  stockColumns: [],
  stockFeed: null,
  normalisesMakes: true,
  offersSubscriptions: false,
  priceRangeBounds: null,
  weeklyPriceBounds: null,
  defaultPriceLabel: null,
  financeHidden: { dealershipSlugs: [], makes: [] },
}

/** A dms-json snapshot of that dealer. */
export const sampleFeed: DealerFeed = {
  tenantSlug: 'somewhere',
  path: '',
  file: 'feed.json',
  siblings: [],
  format: 'dms-json',
  snapshot: true,
  element: 'vehicle',
  locationCodes: { N: 'north' },
  dealershipCodes: {},
}

/** A vehicle of that feed. */
export function sampleVehicle(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    stocknum: 'A1',
    make: 'Maker',
    model: 'Runner',
    badge: 'Sport',
    year: 2020,
    status: 'In Stock',
    car_type: 'used',
    odometer: '45,000 km',
    dapprice: '$30,000',
    egcprice: '28000',
    body: 'Station Wagon',
    fuel_type: 'Petrol - Unleaded',
    transmission: 'Sports Automatic',
    location_code: 'N',
    images: ['https://photos.example/1.webp'],
    ...change,
  }
}

/** A feed file of vehicles. */
export function feedBytes(vehicles: readonly unknown[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(vehicles))
}

/** Arguments of an import of that dealer. */
export function sampleImport(bytes: Uint8Array, change: Partial<DealerFeed> = {}) {
  return { feed: { ...sampleFeed, ...change }, source: bytesSource(bytes), dealer: sampleDealer }
}

/** Path of the write buffer's file. */
export const sampleBufferPath = join(tmpdir(), `forecourt-import-${process.pid}`)
