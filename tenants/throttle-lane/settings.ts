import { address, dealerships, keyed, makesSoldNew, slug } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { VEHICLE_PAGE } from './vehicle-page.ts'

export const SLUG = 'throttle-lane'
export const ZONE = 'Australia/Adelaide'

/** Makes sold new; the stock calls a make by its plain name. */
export const MAKES_SOLD_NEW = [
  'honda',
  'yamaha',
  'kawasaki',
  'suzuki',
  'triumph',
  'royal-enfield',
  'harley-davidson',
] as const

/** What the calculator's fees that are charged once come to, in cents. */
const FEES_CHARGED_ONCE = 39_500 + 600 + 91_225
/** In cents. */
const MONTHLY_FEE = 800

/** Throttle Lane Motorcycles: three shops in Adelaide, on a clock half an hour off the east's. */
export const tenant: SeedDocument = {
  _id: `tenant-${SLUG}`,
  _type: 'tenant',
  slug: slug(SLUG),
  name: 'Throttle Lane Motorcycles',
  hosts: ['www.throttle-lane.example'],
  template: 'moto',
  theme: { _type: 'theme', brand: '#e4f222', accent: '#ff5436' },
  timeZone: ZONE,
  dealerships: dealerships(
    ['Throttle Lane Adelaide', 'throttle-lane-adelaide', '501'],
    ['Throttle Lane Marion', 'throttle-lane-marion', '502'],
    ['Throttle Lane Elizabeth', 'throttle-lane-elizabeth', '503'],
  ),
  dealershipWebsites: makesSoldNew(...MAKES_SOLD_NEW),
  stock: {
    promoPositions: [6, 15],
    priceRangeBounds: [5_000, 10_000, 15_000, 20_000, 30_000],
    weeklyPriceBounds: [40, 70, 100, 150],
    sorts: ['latest', 'price-asc', 'price-desc'],
  },
  financeProvider: 'AusLoans',
  lenders: keyed(
    [
      {
        provider: 'AusLoans',
        interestRate: 9.95,
        comparisonRate: 12.45,
        termMonths: 48,
        depositPercent: 0,
        balloonPercent: 0,
        establishmentFeeCents: FEES_CHARGED_ONCE,
        feeMethod: 'deducted',
        monthlyFeeCents: MONTHLY_FEE,
        disclaimer:
          'Weekly repayment over 4 years at 9.95% a year, comparison rate 12.45%, no deposit. ' +
          'Comparison rate based on a secured fixed loan of $30,000 over 5 years.',
      },
    ],
    'lender',
  ),
  calculator: {
    maxTermYears: 5,
    termChoices: [1, 2, 3, 4, 5],
    minRate: 4,
    maxRate: 20,
    defaultRate: 9.95,
    fees: keyed(
      [
        { label: 'Establishment', amountCents: 39_500 },
        { label: 'Security registration', amountCents: 600 },
        { label: 'Account administration', amountCents: MONTHLY_FEE, monthly: true },
        { label: 'Dealer agency', amountCents: 91_225 },
      ],
      'fee',
    ),
  },
  finance: { path: '/ride-now-finance' },
  autograb: true,
  plugins: ['historyReport'],
  serviceBooking: {
    way: 'tabs',
    types: [
      'Minor service',
      'Major service',
      'Valve clearances',
      'Chain and sprockets',
      'Tyres',
      'Suspension',
    ],
    tabs: keyed(
      [{ name: 'Tell us' }, { name: 'Pick a time', url: 'https://bookings.forecourt.example/throttle-lane' }],
      'serviceTab',
    ),
  },
  garagePaths: ['/garage'],
  flags: {
    _type: 'flags',
    signIn: true,
    gateTradeIn: true,
    gateSpinToWin: true,
    garage: true,
    weeklyPrice: true,
    locationLink: 'our-location',
  },
}

/** What the dealer says of itself. */
export const siteSettings = dealerDocuments(SLUG).siteSettings({
  name: 'Throttle Lane Motorcycles',
  legalName: 'Throttle Lane Pty Ltd',
  licence: 'LVD 294 611',
  creditLicence: 'Australian credit licence 512 886',
  email: 'ride@throttle-lane.example',
  wordmark: 'Throttle Lane',
  overrideCity: 'Adelaide',
  defaultState: 'sa',
  address: address('196 Wright Street', 'Adelaide', 'SA', '5000', [-34.9312, 138.5908]),
  phones: { main: '08 5550 0500', new: '08 5550 0501', used: '08 5550 0502', demo: '08 5550 0503' },
  stock: {
    includeSoldCarsDays: 14,
  },
  vehiclePage: VEHICLE_PAGE,
  specifications: {
    justArrivedDays: 12,
    justArrivedTagName: 'Fresh',
    soldTagName: 'GONE',
  },
  texts: {
    noPrice: 'Price on request',
    financeCta: 'Finance',
    testDriveCta: 'Book a test ride',
    tagline: 'Seven makes. Three shops. One workshop.',
    footerAbout: 'Motorcycles, gear and servicing in Adelaide, Marion and Elizabeth. Since 2003.',
    acknowledgement: 'Throttle Lane stands on Kaurna land.',
  },
  social: {
    youtube: { url: 'https://youtube.example/throttle-lane' },
    instagram: { url: 'https://instagram.example/throttle-lane' },
    tiktok: { url: 'https://tiktok.example/throttle-lane' },
    linkedin: { on: false },
    facebook: { on: false },
  },
  reviews: { minimumRating: 4.5 },
  prizeWheel: {
    title: 'Spin to win',
    terms:
      'One spin for each mobile number. Prizes are redeemed at any Throttle Lane dealership within 30 days, with the code, and are not exchanged for cash.',
    prizes: keyed(
      [
        { label: '$50 of gear', weight: 6 },
        { label: 'Free first service', weight: 3 },
        { label: 'Chain and lube kit', weight: 8 },
        { label: '$500 off a motorcycle', weight: 1 },
        { label: 'Track day for one', weight: 1 },
        { label: 'Throttle Lane cap', weight: 11 },
      ],
      'prize',
    ),
  },
  flags: {
    _type: 'siteFlags',
    electricHybridTag: false,
    phoneByCarType: true,
    offerTextStartsFull: true,
    searchAlerts: true,
    closedText: 'By appointment only',
  },
})
