import { keyed, reference, slug } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { VEHICLE_PAGE } from './vehicle-page.ts'

export const SLUG = 'brisbane-mg'
export const ZONE = 'Australia/Brisbane'

/** Brisbane MG: one make, two showrooms and a service centre. */
export const tenant: SeedDocument = {
  _id: `tenant-${SLUG}`,
  _type: 'tenant',
  slug: slug(SLUG),
  name: 'Brisbane MG',
  hosts: ['www.brisbane-mg.example'],
  template: 'marque',
  theme: { _type: 'theme', brand: '#0e2a2e', accent: '#9fe3d6' },
  timeZone: ZONE,
  manufacturer: reference('manufacturer-mg'),
  dealerships: keyed(
    [
      { name: 'Brisbane MG Fortitude Valley', slug: slug('brisbane-mg-fortitude-valley'), id: '201' },
      { name: 'Brisbane MG Springwood', slug: slug('brisbane-mg-springwood'), id: '202' },
    ],
    'dealership',
  ),
  dealershipWebsites: keyed([{ make: reference('manufacturer-mg') }], 'dealershipWebsite'),
  specifications: {
    certifiedBadgeMake: 'MG',
  },
  financeProvider: '360 Finance',
  lenders: keyed(
    [
      {
        provider: '360 Finance',
        interestRate: 7.5,
        comparisonRate: 8.13,
        termMonths: 72,
        depositPercent: 10,
        balloonPercent: 30,
        establishmentFeeCents: 45_000,
        disclaimer:
          'Weekly repayment over 6 years at 7.5% a year, comparison rate 8.13%, 10% deposit and 30% final payment. ' +
          'Comparison rate based on a secured fixed loan of $30,000 over 5 years.',
      },
    ],
    'lender',
  ),
  calculator: {
    maxRule: 'slider100k',
    minPriceCents: 500_000,
    defaultTermYears: 6,
    minRate: 5.99,
    maxRate: 15.99,
    defaultRate: 7.5,
  },
  finance: { path: '/finance-enquiry', popup: true },
  autograb: true,
  plugins: ['ppsrReport'],
  xtimeUrl: 'https://bookings.forecourt.example/brisbane-mg',
  serviceBooking: { way: 'frame' },
  leads: {
    adfTo: ['crm@brisbane-mg.example'],
  },
  flags: {
    _type: 'flags',
    reservePath: 'checkout-journey',
    garage: true,
    weeklyPrice: true,
    locationLink: 'location',
  },
}

/** What the dealer says of itself. */
export const siteSettings = dealerDocuments(SLUG).siteSettings({
  name: 'Brisbane MG',
  legalName: 'Brisbane River City Automotive Pty Ltd',
  licence: '4 412 903',
  creditLicence: 'Australian credit licence 512 889',
  email: 'hello@brisbane-mg.example',
  wordmark: 'Brisbane MG',
  overrideCity: 'Brisbane',
  address: {
    _type: 'address',
    street: '248 Wickham Street',
    city: 'Fortitude Valley',
    state: 'QLD',
    postcode: '4006',
    position: { _type: 'geopoint', lat: -27.4568, lng: 153.0358 },
  },
  phones: { main: '07 5550 0120', new: '07 5550 0121', used: '07 5550 0124', demo: '07 5550 0121' },
  stock: {
    includeSoldCarsDays: 4,
  },
  vehiclePage: VEHICLE_PAGE,
  social: {
    facebook: { url: 'https://facebook.example/brisbane-mg' },
    youtube: { url: 'https://youtube.example/brisbane-mg' },
    instagram: { url: 'https://instagram.example/brisbane-mg' },
    tiktok: { url: 'https://tiktok.example/brisbane-mg' },
    linkedin: { url: 'https://linkedin.example/brisbane-mg' },
  },
  specifications: {
    justArrivedDays: 14,
    justArrivedTagName: 'Just landed',
  },
  texts: {
    noPrice: 'Call us for the price.',
    tagline: 'MG in Fortitude Valley and Springwood.',
    footerAbout: 'New, demonstrator and used MG in Fortitude Valley and Springwood, serviced in Bowen Hills.',
    acknowledgement:
      'Brisbane MG acknowledges the Turrbal and Yuggera people, Traditional Custodians of the land on which we work, ' +
      'and pays respect to Elders past and present.',
  },
  reviews: { minimumRating: 4 },
  flags: {
    _type: 'siteFlags',
    refundText: 'fully refundable',
    enquiryButton: 'Message Now',
    enquiryPostcode: true,
    closedText: 'By appointment only',
  },
})
