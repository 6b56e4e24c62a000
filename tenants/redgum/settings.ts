import { address, dealerships, keyed, makesSoldNew, slug, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { VEHICLE_PAGE } from './vehicle-page.ts'

export const SLUG = 'redgum'
export const ZONE = 'Australia/Brisbane'

/** Makes sold new. The stock calls a make by its plain name: Isuzu builds both utes and trucks. */
export const MAKES_SOLD_NEW = {
  trucks: ['isuzu', 'hino', 'fuso', 'iveco'],
  utes: ['ldv'],
  caravans: ['jayco', 'avida'],
} as const

/** Redgum Trucks & Caravans: working vehicles and touring vans on the Darling Downs and out west. */
export const tenant: SeedDocument = {
  _id: `tenant-${SLUG}`,
  _type: 'tenant',
  slug: slug(SLUG),
  name: 'Redgum Trucks & Caravans',
  hosts: ['www.redgum.example'],
  template: 'outback',
  theme: { _type: 'theme', brand: '#a9400f', accent: '#2f4637' },
  timeZone: ZONE,
  dealerships: dealerships(
    ['Redgum Toowoomba', 'redgum-toowoomba', '401'],
    ['Redgum Dalby', 'redgum-dalby', '402'],
    ['Redgum Roma', 'redgum-roma', '403'],
  ),
  dealershipWebsites: makesSoldNew(...Object.values(MAKES_SOLD_NEW).flat()),
  stock: {
    promoPositions: [4, 11],
    priceRangeBounds: [30_000, 60_000, 100_000, 150_000, 250_000],
    weeklyPriceBounds: [200, 400, 600, 1_000],
  },
  financeProvider: 'Powertorque',
  lenders: keyed(
    [
      {
        provider: 'Powertorque',
        interestRate: 8.95,
        comparisonRate: 10.78,
        termMonths: 84,
        depositPercent: 20,
        balloonPercent: 30,
        establishmentFeeCents: 130_000,
        disclaimer:
          'Weekly repayment for business use over 7 years at 8.95% a year, comparison rate 10.78%, 20% deposit and 30% final payment. ' +
          'Comparison rate based on a secured fixed loan of $30,000 over 5 years.',
      },
    ],
    'lender',
  ),
  calculator: { defaultRate: 8.95 },
  autograb: true,
  plugins: ['ppsrReport'],
  serviceBooking: {
    order: 'rego-first',
    title: 'Book it in',
    types: [
      'Truck service',
      'Ute or 4x4 service',
      'Caravan service',
      'Brakes and bearings',
      'Certificate of inspection',
    ],
  },
  flags: {
    _type: 'flags',
    testDriveButton: false,
    garage: false,
    weeklyPrice: false,
    priceQuickPicks: 'high',
    priceAscendingHidesUnpriced: true,
    normaliseMakes: false,
    locationLink: 'dealership',
  },
}

/** What the dealer says of itself. */
export const siteSettings = dealerDocuments(SLUG).siteSettings({
  name: 'Redgum Trucks & Caravans',
  legalName: 'Redgum Commercial Vehicles Pty Ltd',
  licence: '4 276 044',
  creditLicence: 'Australian credit licence 512 885',
  email: 'yard@redgum.example',
  wordmark: 'Redgum',
  overrideCity: 'Toowoomba',
  defaultState: 'qld',
  address: address('212 Carrington Road', 'Torrington', 'QLD', '4350', [-27.5346, 151.8801]),
  phones: { main: '07 5550 0400', new: '07 5550 0401', used: '07 5550 0402', demo: '07 5550 0401' },
  stock: {
    includeSoldCarsDays: 0,
  },
  vehiclePage: VEHICLE_PAGE,
  specifications: {
    justArrivedDays: 13,
    justArrivedTagName: 'Just in the yard',
    soldTagName: 'SOLD',
  },
  texts: {
    noPrice: 'Ring for a price.',
    tagline: 'Trucks, utes and caravans for people who use them.',
    footerAbout:
      'Three yards from the top of the Range to Roma. We sell what works out here, and we fix what we sell.',
    acknowledgement:
      'Redgum works on the country of the Jarowair, Giabal, Barunggam and Mandandanji peoples, and pays respect to their Elders.',
  },
  social: {
    facebook: { url: 'https://facebook.example/redgum' },
    youtube: { url: 'https://youtube.example/redgum' },
    tiktok: { on: false },
    linkedin: { on: false },
    instagram: { on: false },
  },
  reviews: {
    minimumRating: 4,
    hiddenLocations: keyed([weakReference(`location-${SLUG}-redgum-roma`)]),
  },
  flags: {
    _type: 'siteFlags',
    unregisteredText: true,
    phoneRevealed: true,
    closedText: 'Closed',
  },
})
