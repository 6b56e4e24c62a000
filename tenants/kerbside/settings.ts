import { address, dealerships, keyed, slug } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { VEHICLE_PAGE } from './vehicle-page.ts'

export const SLUG = 'kerbside'
export const ZONE = 'Australia/Perth'

/** Kerbside Used Cars: used only, three yards in Perth, one phone number for all of them. */
export const tenant: SeedDocument = {
  _id: `tenant-${SLUG}`,
  _type: 'tenant',
  slug: slug(SLUG),
  name: 'Kerbside Used Cars',
  hosts: ['www.kerbside.example'],
  template: 'metro',
  theme: {
    _type: 'theme',
    brand: '#7a1f5c',
    accent: '#ffd9a8',
    paper: '#fffaf3',
    ink: '#2a0f20',
    picture: '#ffd9a8',
    pictureLook: 'flat',
    foot: '#ffd9a8',
    radius: 6,
    fonts: 'bricolage-figtree',
    header: 'plate',
    hero: 'faults',
    finder: 'row',
    card: 'sheet',
    types: 'plates',
    offers: 'tickets',
    places: 'form',
    footer: 'plate',
    signature: 'faults',
  },
  timeZone: ZONE,
  dealerships: dealerships(
    ['Kerbside Cannington', 'kerbside-cannington', '601'],
    ['Kerbside Joondalup', 'kerbside-joondalup', '602'],
    ['Kerbside Rockingham', 'kerbside-rockingham', '603'],
  ),
  stock: {
    searchFilters: 'car_type = used',
    promoPositions: [3, 12],
    priceRangeBounds: [8_000, 12_000, 18_000, 25_000, 35_000],
    weeklyPriceBounds: [60, 90, 120, 180],
  },
  financeProvider: 'Taurus',
  lenders: keyed(
    [
      {
        provider: 'Taurus',
        interestRate: 12.94,
        comparisonRate: 14.93,
        termMonths: 60,
        depositPercent: 0,
        balloonPercent: 0,
        establishmentFeeCents: 136_050,
        comparisonFrom: 8.38,
        comparisonTo: 19.42,
        disclaimer:
          'Weekly repayment over 5 years at 12.94% a year, comparison rate 14.93%, no deposit and no final payment. ' +
          'Comparison rate based on a secured fixed loan of $30,000 over 5 years.',
      },
    ],
    'lender',
  ),
  calculator: { minRate: 9.95, maxRate: 19.95, defaultRate: 12.94, rateLocked: true },
  autograb: true,
  plugins: ['historyReport', 'carAnalysis', 'ppsrReport'],
  serviceBooking: { way: 'elsewhere', url: 'https://bookings.forecourt.example/kerbside' },
  flags: {
    _type: 'flags',
    sellPath: 'sell-your-car',
    garage: true,
    weeklyPrice: true,
    breadcrumbTrail: 'used-car',
    usedOnly: true,
    strictSaving: true,
    kilometreQuickPicks: true,
    locationLink: 'contact',
  },
}

/** What the dealer says of itself. */
export const siteSettings = dealerDocuments(SLUG).siteSettings({
  name: 'Kerbside Used Cars',
  legalName: 'Kerbside Used Cars (WA) Pty Ltd',
  licence: 'MD 27 318',
  creditLicence: 'Australian credit licence 512 887',
  email: 'hello@kerbside.example',
  wordmark: 'Kerbside',
  overrideCity: 'Perth',
  defaultState: 'wa',
  address: address('1480 Albany Highway', 'Cannington', 'WA', '6107', [-32.0166, 115.9346]),
  phones: { main: '08 7010 0600', used: '08 7010 0600' },
  stock: {
    includeSoldCarsDays: 4,
  },
  vehiclePage: VEHICLE_PAGE,
  specifications: {
    justArrivedDays: 7,
    justArrivedTagName: 'In this week',
  },
  texts: {
    noPrice: 'Not priced yet. Call us.',
    testDriveCta: 'Come and see it',
    tagline: 'Used cars, with the faults written on the card.',
    footerAbout:
      'Used cars only, in Cannington, Joondalup and Rockingham. Every inspection sheet is on the car’s page, the bad lines too.',
    acknowledgement:
      'Kerbside trades on Whadjuk and Bindjareb Noongar country and pays respect to Elders past and present.',
  },
  social: {
    facebook: { url: 'https://facebook.example/kerbside' },
    linkedin: { on: false },
    tiktok: { on: false },
    instagram: { on: false },
    youtube: { on: false },
  },
  reviews: { minimumRating: 4 },
  flags: {
    _type: 'siteFlags',
    collapseSold: true,
    unregisteredText: true,
    showContactDetails: false,
    galleryView: 'pictures',
    closedText: 'Closed',
  },
})
