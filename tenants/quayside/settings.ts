import { keyed, reference, slug } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { VEHICLE_PAGE } from './vehicle-page.ts'

export const SLUG = 'quayside'
export const ZONE = 'Australia/Sydney'

const MAKES_SOLD_NEW = ['mazda', 'kia', 'hyundai', 'byd', 'gwm', 'mitsubishi']

/** Quayside Motors: three yards in Sydney, many makes, new, demonstrator and used. */
export const tenant: SeedDocument = {
  _id: `tenant-${SLUG}`,
  _type: 'tenant',
  slug: slug(SLUG),
  name: 'Quayside Motors',
  hosts: ['www.quayside.example'],
  template: 'metro',
  theme: { _type: 'theme', brand: '#1549d8', accent: '#ffc936' },
  timeZone: ZONE,
  dealerships: keyed(
    [
      { name: 'Quayside Alexandria', slug: slug('quayside-alexandria'), id: '101' },
      { name: 'Quayside Parramatta', slug: slug('quayside-parramatta'), id: '102' },
      { name: 'Quayside Brookvale', slug: slug('quayside-brookvale'), id: '103' },
    ],
    'dealership',
  ),
  dealershipWebsites: keyed(
    MAKES_SOLD_NEW.map((make) => ({ make: reference(`manufacturer-${make}`) })),
    'dealershipWebsite',
  ),
  stock: {
    promoPositions: [8, 17],
  },
  financeProvider: 'Angle',
  lenders: keyed(
    [
      {
        provider: 'Angle',
        interestRate: 8.5,
        comparisonRate: 9.06,
        termMonths: 60,
        depositPercent: 0,
        balloonPercent: 0,
        establishmentFeeCents: 39_500,
        disclaimer:
          'Weekly repayment over 5 years at 8.5% a year, comparison rate 9.06%, no deposit and no final payment. ' +
          'Comparison rate based on a secured fixed loan of $30,000 over 5 years.',
      },
    ],
    'lender',
  ),
  finance: { promo: true },
  autograb: true,
  plugins: ['historyReport', 'ppsrReport'],
  serviceBooking: {
    way: 'steps',
    order: 'contact-first',
    types: [
      'Logbook service',
      'Minor service',
      'Major service',
      'Tyres and wheel alignment',
      'Brakes',
      'Recall work',
    ],
    intervals: ['10,000 km or 6 months', '15,000 km or 12 months', '30,000 km', '60,000 km', 'I am not sure'],
    intervalRequired: true,
  },
  flags: {
    _type: 'flags',
    signIn: true,
    garage: true,
    weeklyPrice: true,
    locationLink: 'location',
  },
}

/** What the dealer says of itself. */
export const siteSettings = dealerDocuments(SLUG).siteSettings({
  name: 'Quayside Motors',
  legalName: 'Quayside Motors Pty Ltd',
  licence: 'MD 051 482',
  creditLicence: 'Australian credit licence 512 884',
  email: 'hello@quayside.example',
  wordmark: 'quayside',
  overrideCity: 'Sydney',
  youtubeUrl: 'https://www.youtube.com/@quayside-motors-example',
  defaultState: 'nsw',
  address: {
    _type: 'address',
    street: '112 Bourke Road',
    city: 'Alexandria',
    state: 'NSW',
    postcode: '2015',
    position: { _type: 'geopoint', lat: -33.9105, lng: 151.1952 },
  },
  phones: { main: '02 5550 0142', new: '02 5550 0143', used: '02 5550 0144', demo: '02 5550 0143' },
  stock: {
    includeSoldCarsDays: 3,
  },
  marketFeeds: ['carsales', 'autotrader'],
  vehiclePage: VEHICLE_PAGE,
  specifications: {
    justArrivedDays: 8,
  },
  texts: {
    tagline: 'Three yards in Sydney, one honest price on every windscreen.',
    footerAbout: 'Three yards in Sydney, one honest price on every windscreen.',
    acknowledgement:
      'Quayside Motors acknowledges the Gadigal and Burramattagal people, Traditional Custodians of the land on which ' +
      'we trade, and pays respect to Elders past and present.',
  },
  social: {
    facebook: { url: 'https://facebook.example/quayside' },
    youtube: { url: 'https://youtube.example/quayside' },
    instagram: { url: 'https://instagram.example/quayside' },
    tiktok: { on: false },
    linkedin: { on: false },
  },
  reviews: { minimumRating: 4 },
  flags: {
    _type: 'siteFlags',
    closedText: 'Closed',
  },
})
