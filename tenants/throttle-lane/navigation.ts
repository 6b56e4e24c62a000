import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { buildNavigation, filledMenu, footerLinks, headerLink, headerMenu } from '../src/navigation-parts.ts'
import { SLUG } from './settings.ts'

const MAKES = [
  ['Honda', '/search/honda'],
  ['Yamaha', '/search/yamaha'],
  ['Kawasaki', '/search/kawasaki'],
  ['Suzuki', '/search/suzuki'],
  ['Triumph', '/search/triumph'],
  ['Royal Enfield', '/search/royal-enfield'],
  ['Harley-Davidson', '/search/harley-davidson'],
] as const
const WORKSHOP = [
  ['Service', '/service'],
  ['Vehicle Parts & Accessories', '/vehicle-parts-and-accessories'],
  ['Roadside Assist', '/roadside-assist'],
  ['Warranty', '/warranty'],
] as const
const SHOP = [
  ['About Us', '/about-us'],
  ['Contact Us', '/contact-us'],
  ['Trade In', '/trade-in'],
  ['Book a Test Ride', '/book-test-drive'],
  ['Careers', '/careers'],
  ['Learner riders', '/learner-riders'],
] as const

/** Short words, and few of them. */
export const navigation: SeedDocument = dealerDocuments(SLUG).navigation(
  buildNavigation({
    header: [
      filledMenu('Makes', 'brands'),
      filledMenu('New', 'models'),
      headerMenu('Stock', [
        ['Used', '/search/used-cars'],
        ['Demo', '/search/demo-cars'],
        ['New', '/search/new-cars'],
        ['Under $10,000', '/search/new-used-and-demo-cars?price=-10000'],
      ]),
      headerLink('Offers', '/special-offers'),
      headerMenu('Workshop', WORKSHOP),
      headerLink('Finance Enquiry', '/finance'),
      headerLink('Shops', '/locations'),
      headerMenu('More', SHOP),
    ],
    footer: [
      footerLinks('Models', MAKES),
      footerLinks('Buyer Tools', [
        ['New Motorcycles', '/search/new-and-demo-cars'],
        ['Used Motorcycles', '/search/used-cars'],
        ['Demos', '/search/demo-cars'],
        ['Learner riders', '/learner-riders'],
        ['Trade In', '/trade-in'],
        ['Finance', '/finance'],
        ['Offers', '/special-offers'],
      ]),
      footerLinks('Service & Parts', WORKSHOP),
      footerLinks('Throttle Lane', [...SHOP, ['Shops', '/locations']]),
    ],
    legal: [
      ['Privacy policy', '/privacy-policy'],
      ['Terms and conditions', '/terms-and-conditions'],
    ],
  }),
)
