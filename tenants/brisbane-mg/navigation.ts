import { keyed, link } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { SLUG } from './settings.ts'

const SERVICE = [
  link('Service', '/service'),
  link('Vehicle Parts & Accessories', '/vehicle-parts-and-accessories'),
  link('Roadside Assist', '/roadside-assist'),
  link('Warranty', '/warranty'),
  link('Charging Solutions', '/charging-solutions'),
]
const MORE = [
  link('About Us', '/about-us'),
  link('Contact Us', '/contact-us'),
  link('Trade In', '/trade-in'),
  link('Book a Test Drive', '/book-test-drive'),
  link('Careers', '/careers'),
  link('Fleet', '/fleet'),
  link('Locations', '/locations'),
]

/** NAV-01 to NAV-03 and NAV-09, as far as the pages exist. */
export const navigation: SeedDocument = dealerDocuments(SLUG).navigation({
  header: keyed(
    [
      { label: 'Vehicles', kind: 'models' },
      { label: 'Offers', kind: 'link', href: '/special-offers' },
      { label: 'Stock', kind: 'stock' },
      { label: 'Service & Parts', kind: 'links', links: keyed(SERVICE, 'menuLink') },
      { label: 'Finance Enquiry', kind: 'link', href: '/finance-enquiry' },
      { label: 'More', kind: 'links', links: keyed(MORE, 'menuLink') },
    ],
    'headerItem',
  ),
  footer: keyed(
    [
      { title: 'Models', kind: 'models' },
      {
        title: 'Buyer Tools',
        kind: 'links',
        links: keyed(
          [
            link('New Vehicles', '/search/new-and-demo-cars'),
            link('Used Cars', '/search/used-cars'),
            link('Demo Cars', '/search/demo-cars'),
            link('New Cars', '/search/new-cars'),
            link('Trade In', '/trade-in'),
            link('Finance', '/finance-enquiry'),
            link('Offers', '/special-offers'),
          ],
          'menuLink',
        ),
      },
      { title: 'Service & Parts', kind: 'links', links: keyed(SERVICE, 'menuLink') },
      {
        title: 'Brisbane MG',
        kind: 'links',
        links: keyed(
          [
            link('About', '/about-us'),
            link('Contact', '/contact-us'),
            link('Trade In', '/trade-in'),
            link('Test Drive', '/book-test-drive'),
            link('Careers', '/careers'),
            link('Fleet', '/fleet'),
            link('Locations', '/locations'),
          ],
          'menuLink',
        ),
      },
    ],
    'footerGroup',
  ),
  legal: keyed(
    [link('Privacy policy', '/privacy-policy'), link('Terms and conditions', '/terms-and-conditions')],
    'legalLink',
  ),
})
