import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { buildNavigation, footerLinks, headerLink, headerMenu } from '../src/navigation-parts.ts'
import { SLUG } from './settings.ts'

const BODIES = [
  ['SUVs', '/search/suv'],
  ['Utes', '/search/ute'],
  ['Hatchbacks', '/search/hatch'],
  ['Sedans', '/search/sedan'],
  ['Wagons', '/search/wagon'],
  ['People movers', '/search/people-mover'],
  ['Vans', '/search/van'],
] as const
const AFTER = [
  ['Service', '/service'],
  ['The workshop', '/our-workshop'],
  ['Vehicle Parts & Accessories', '/vehicle-parts-and-accessories'],
  ['Roadside Assist', '/roadside-assist'],
  ['Warranty', '/warranty'],
] as const
const ABOUT = [
  ['About Us', '/about-us'],
  ['Contact Us', '/contact'],
  ['Trade In', '/sell-your-car'],
  ['Book a Test Drive', '/book-test-drive'],
  ['Careers', '/careers'],
] as const

/** Used cars only: no menu of models or of new stock, but one by price. */
export const navigation: SeedDocument = dealerDocuments(SLUG).navigation(
  buildNavigation({
    header: [
      headerMenu('Cars', [...BODIES, ['All cars', '/search/used-cars']]),
      headerMenu('By price', [
        ['Under $8,000', '/search/used-cars?price=-8000'],
        ['$8,000 to $15,000', '/search/used-cars?price=8000-15000'],
        ['$15,000 to $25,000', '/search/used-cars?price=15000-25000'],
        ['$25,000 to $35,000', '/search/used-cars?price=25000-35000'],
        ['Over $35,000', '/search/used-cars?price=35000-'],
      ]),
      headerLink('The inspection', '/inspection'),
      headerLink('Sell us yours', '/sell-your-car'),
      headerLink('Offers', '/special-offers'),
      headerMenu('After you buy', AFTER),
      headerLink('Finance Enquiry', '/finance'),
      headerMenu('More', [['Yards', '/locations'], ...ABOUT]),
    ],
    footer: [
      footerLinks('Cars', BODIES),
      footerLinks('Buyer Tools', [
        ['Used Cars', '/search/used-cars'],
        ['The inspection', '/inspection'],
        ['Sell us yours', '/sell-your-car'],
        ['Finance', '/finance'],
        ['Offers', '/special-offers'],
      ]),
      footerLinks('Service & Parts', AFTER),
      footerLinks('Kerbside', [...ABOUT, ['Yards', '/locations']]),
    ],
    legal: [
      ['Privacy policy', '/privacy-policy'],
      ['Terms and conditions', '/terms-and-conditions'],
    ],
  }),
)
