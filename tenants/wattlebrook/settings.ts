import {
  address,
  dealerships,
  keyed,
  makesSoldNew,
  reference,
  slug,
  weakReference,
} from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { lenders } from './lenders.ts'
import { VEHICLE_PAGE } from './vehicle-page.ts'

export const SLUG = 'wattlebrook'
export const ZONE = 'Australia/Sydney'

/** Makes sold new, by what they build. The stock calls a make by its plain name, whatever it builds. */
export const MAKES_SOLD_NEW = {
  cars: ['toyota', 'ford', 'nissan', 'subaru', 'volkswagen', 'kia', 'isuzu', 'mahindra'],
  motorcycles: ['yamaha', 'kawasaki', 'triumph'],
  trucks: ['hino', 'fuso', 'iveco', 'kenworth'],
} as const

/** Wattlebrook Motor Group: cars, motorcycles and trucks in three states, run from Newcastle. */
export const tenant: SeedDocument = {
  _id: `tenant-${SLUG}`,
  _type: 'tenant',
  slug: slug(SLUG),
  name: 'Wattlebrook Motor Group',
  hosts: ['www.wattlebrook.example', 'wattlebrook.example'],
  template: 'group',
  theme: { _type: 'theme', brand: '#1f5136', accent: '#f2b705' },
  timeZone: ZONE,
  dealerships: dealerships(
    ['Wattlebrook Newcastle', 'wattlebrook-newcastle', '301'],
    ['Wattlebrook Penrith', 'wattlebrook-penrith', '302'],
    ['Wattlebrook Geelong', 'wattlebrook-geelong', '303'],
    ['Wattlebrook Ballarat', 'wattlebrook-ballarat', '304'],
    ['Wattlebrook Toowoomba', 'wattlebrook-toowoomba', '305'],
    ['Wattlebrook Mackay', 'wattlebrook-mackay', '306'],
    ['Wattlebrook Newcastle Trucks', 'wattlebrook-newcastle-trucks', '307'],
    ['Wattlebrook Geelong Motorcycles', 'wattlebrook-geelong-motorcycles', '308'],
  ),
  dealershipWebsites: makesSoldNew(...Object.values(MAKES_SOLD_NEW).flat()),
  stock: {
    promoPositions: [5, 14],
    priceRangeBounds: [15_000, 30_000, 45_000, 60_000, 90_000],
  },
  financeProvider: 'Manual',
  lenders,
  calculator: { maxRule: 'scaled105', defaultRate: 7.5 },
  finance: { path: '/apply-for-finance', promo: true },
  autograb: true,
  plugins: ['historyReport', 'carAnalysis', 'ppsrReport'],
  offerExceptions: keyed([{ ...reference('offer-shared-roadside-cover'), _weak: true }]),
  serviceBooking: {
    types: [
      'Logbook service',
      'Repairs',
      'Tyres',
      'Truck service',
      'Motorcycle service',
      'Smash repair assessment',
    ],
  },
  leads: {
    adfTo: ['crm@wattlebrook.example'],
  },
  flags: {
    _type: 'flags',
    locationSetsDealership: true,
    sellPath: 'sell-my-car',
    garage: true,
    weeklyPrice: true,
    offersSubscriptions: true,
    offerExceptions: true,
    menusOpenOnHover: true,
    reservePath: 'buy-online',
    locationLink: 'location',
  },
}

/** What the dealer says of itself. */
export const siteSettings = dealerDocuments(SLUG).siteSettings({
  name: 'Wattlebrook Motor Group',
  legalName: 'Wattlebrook Motor Group Pty Ltd',
  licence: 'MD 048 117',
  creditLicence: 'Australian credit licence 512 888',
  email: 'enquiries@wattlebrook.example',
  wordmark: 'Wattlebrook',
  figures: keyed([
    { _type: 'figure', value: '50+', label: 'locations' },
    { _type: 'figure', value: '40+', label: 'brands' },
    { _type: 'figure', value: '30+', label: 'years established' },
  ]),
  defaultState: 'nsw',
  address: address('871 Hunter Street', 'Newcastle West', 'NSW', '2302', [-32.9268, 151.7573]),
  phones: { main: '02 5550 0300', new: '02 5550 0301', used: '02 5550 0302', demo: '02 5550 0301' },
  stock: {
    includeSoldCarsDays: 7,
    stockCount: 2400,
  },
  vehiclePage: VEHICLE_PAGE,
  specifications: {
    justArrivedDays: 4,
    justArrivedTagName: 'New this week',
  },
  texts: {
    usedKeyword: 'Pre-owned',
    financeCta: 'Apply for finance',
    tagline: 'Cars, trucks and motorcycles at eight dealerships in New South Wales, Victoria and Queensland.',
    footerAbout:
      'Wattlebrook Motor Group began in Newcastle in 1994 and now operates eight dealerships in three states. Each has its own licence and its own service department.',
    acknowledgement:
      'Wattlebrook Motor Group acknowledges the Traditional Custodians of the lands on which its dealerships stand, ' +
      'among them the Awabakal, Dharug, Wadawurrung, Jarowair and Yuwibara peoples, and pays respect to Elders past and present.',
  },
  social: {
    facebook: { url: 'https://facebook.example/wattlebrook' },
    youtube: { url: 'https://youtube.example/wattlebrook' },
    instagram: { url: 'https://instagram.example/wattlebrook' },
    tiktok: { on: false },
    linkedin: { on: true, url: 'https://linkedin.example/wattlebrook' },
  },
  reviews: { minimumRating: 4.2 },
  leads: {
    mailTo: ['enquiries@wattlebrook.example'],
    hiddenLocations: keyed([weakReference('location-wattlebrook-wattlebrook-mackay')]),
  },
  flags: {
    _type: 'siteFlags',
    enquiryComments: false,
    reserveText: 'Reserve this Car',
    closedText: 'Closed',
    salesCounter: true,
    driveAwayByState: true,
  },
})
