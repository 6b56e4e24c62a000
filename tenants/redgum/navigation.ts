import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { buildNavigation, filledMenu, footerLinks, headerLink, headerMenu } from '../src/navigation-parts.ts'
import { SLUG } from './settings.ts'

const STOCK = [
  ['Trucks', '/search/light-truck'],
  ['Utes', '/search/ute'],
  ['Cab chassis', '/search/cab-chassis'],
  ['Vans', '/search/van'],
  ['4x4', '/search/4x4'],
  ['Motorhomes', '/search/motorhome'],
  ['Caravans', '/search/new-used-and-demo-cars?item_type=caravan'],
] as const
const WORKSHOP = [
  ['Service', '/service'],
  ['Vehicle Parts & Accessories', '/vehicle-parts-and-accessories'],
  ['Trays, bodies and fit-outs', '/trays-and-bodies'],
  ['Roadside Assist', '/roadside-assist'],
  ['Warranty', '/warranty'],
] as const
const ABOUT = [
  ['About Us', '/about-us'],
  ['Contact Us', '/contact-us'],
  ['Trade In', '/trade-in'],
  ['Careers', '/careers'],
  ['Fleet', '/fleet'],
] as const

/** What is in the yard first, by what it is for; the models of the makes it sells new; then the workshop. */
export const navigation: SeedDocument = dealerDocuments(SLUG).navigation(
  buildNavigation({
    header: [
      headerMenu('In the yard', [...STOCK, ['Everything', '/search/new-used-and-demo-cars']]),
      filledMenu('New models', 'models'),
      headerLink('Offers', '/special-offers'),
      headerMenu('Service & Parts', WORKSHOP),
      headerLink('Finance Enquiry', '/finance'),
      headerLink('Towing weights', '/towing-weights'),
      headerMenu('More', [['Yards', '/locations'], ...ABOUT]),
    ],
    footer: [
      footerLinks('Models', STOCK),
      footerLinks('Buyer Tools', [
        ['New Vehicles', '/search/new-and-demo-cars'],
        ['Used Trucks, Utes & Vans', '/search/used-cars'],
        ['Demonstrators', '/search/demo-cars'],
        ['Towing weights', '/towing-weights'],
        ['Trade In', '/trade-in'],
        ['Finance', '/finance'],
        ['Offers', '/special-offers'],
      ]),
      footerLinks('Service & Parts', WORKSHOP),
      footerLinks('Redgum', [...ABOUT, ['Yards', '/locations']]),
    ],
    legal: [
      ['Privacy policy', '/privacy-policy'],
      ['Terms and conditions', '/terms-and-conditions'],
    ],
  }),
)
