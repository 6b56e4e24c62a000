import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { buildNavigation, filledMenu, footerLinks, headerLink, headerMenu } from '../src/navigation-parts.ts'
import { SLUG } from './settings.ts'

/** GRP-03, in the group's own order. */
const COMPANIES = [
  ['TWG Cars', '/twg-cars'],
  ['TWG Rental', '/twg-rental'],
  ['TWG Tyres', '/twg-tyres'],
  ['Finance and Insurance', '/finance-and-insurance'],
  ['Neotek', '/neotek'],
  ['4x4 Outdoor', '/4x4-outdoor'],
] as const
const SERVICE = [
  ['Service', '/service'],
  ['Vehicle Parts & Accessories', '/vehicle-parts-and-accessories'],
  ['Roadside Assist', '/roadside-assist'],
  ['Warranty', '/warranty'],
  ['Charging Solutions', '/charging-solutions'],
] as const
const ABOUT = [
  ['About Us', '/about-us'],
  ['Contact Us', '/contact-us'],
  ['Trade In', '/trade-in'],
  ['Book a Test Drive', '/book-test-drive'],
  ['Careers', '/careers'],
  ['Fleet', '/fleet'],
] as const

/** Brands and companies of the group first, then stock and places. */
export const navigation: SeedDocument = dealerDocuments(SLUG).navigation(
  buildNavigation({
    top: [...COMPANIES, ['Find a dealership', '/dealer-locator']],
    header: [
      filledMenu('Brands', 'brands'),
      filledMenu('Stock', 'stock'),
      headerLink('Offers', '/special-offers'),
      headerMenu('Service & Parts', SERVICE),
      headerLink('Finance Enquiry', '/apply-for-finance'),
      headerMenu('More', [...ABOUT, ['Dealer locator', '/dealer-locator']]),
    ],
    footer: [
      footerLinks('Group', COMPANIES),
      footerLinks('Buyer Tools', [
        ['New Vehicles', '/search/new-and-demo-cars'],
        ['Used Cars', '/search/used-cars'],
        ['Demo Cars', '/search/demo-cars'],
        ['New Cars', '/search/new-cars'],
        ['All brands', '/brands'],
        ['Sell my car', '/sell-my-car'],
        ['Finance', '/apply-for-finance'],
        ['Offers', '/special-offers'],
      ]),
      footerLinks('Service & Parts', SERVICE),
      footerLinks('Wattlebrook Motor Group', [...ABOUT, ['Dealerships', '/locations']]),
    ],
    legal: [
      ['Privacy policy', '/privacy-policy'],
      ['Terms and conditions', '/terms-and-conditions'],
    ],
  }),
)
