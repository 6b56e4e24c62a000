import { blockGallery } from '../src/block-gallery.ts'
import { keyed } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { siteBlock, textBlock, tilesBlock } from '../src/page-blocks.ts'
import { privacyPolicy } from '../src/privacy-policy.ts'
import { termsPage } from '../src/terms.ts'
import { brandPages } from './brand-pages.ts'
import { careersPage } from './careers-page.ts'
import { companyPages } from './company-pages.ts'
import { fleetPage } from './fleet-page.ts'
import { homePage } from './home-page.ts'
import { servicePages } from './service-pages.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Every page of the site. */
export function listPages(seedDate: string): SeedDocument[] {
  return [
    make.page('home', homePage),
    make.page(
      'block-gallery',
      blockGallery({
        pictures: ['suv-white', 'ute-black', 'wagon-blue'],
        makes: ['toyota', 'kia', 'ford'],
        location: 'location-wattlebrook-wattlebrook-newcastle',
        film: 'https://photos.forecourt.example/suv-shield/film/green.webm',
      }),
    ),
    ...companyPages(),
    ...brandPages(),
    ...servicePages(),
    ...groupPages(seedDate),
    make.page(
      'privacy-policy',
      privacyPolicy({ name: 'Wattlebrook Motor Group', email: 'privacy@wattlebrook.example' }),
    ),
    make.page(
      'terms-and-conditions',
      termsPage({
        name: 'Wattlebrook Motor Group',
        metaDescription: 'Terms of the Wattlebrook Motor Group website.',
        prices:
          'Prices are in Australian dollars and include GST. A drive away price is for a private buyer in the state of the dealership named on the vehicle’s page.',
        vehicles:
          'Each dealership is a separate licensed motor dealer. The licence number is shown on its location page.',
        pictures: 'Pictures on this site are illustrations. Specification is confirmed in the contract.',
      }),
    ),
  ]
}

function groupPages(seedDate: string): SeedDocument[] {
  return [
    make.page('about-us', {
      title: 'About us',
      metaDescription: 'Wattlebrook Motor Group: established in Newcastle in 1994, now in three states.',
      blocks: keyed([
        siteBlock('figures'),
        textBlock(
          'Held by a family',
          'Established in Newcastle in 1994 by Margaret and Neil Carmody, the group is still privately held. It employs 1,120 people.',
          'The Carmody Foundation receives one per cent of profit before tax and pays for apprenticeships in the towns where we trade: 64 apprentices at present.',
        ),
        { _type: 'reviews', title: 'What customers say of our dealerships', show: 'all' },
        tilesBlock('The group', [
          ['Our companies', 'Six businesses', '/twg-cars'],
          ['Dealerships', 'Three states', '/locations'],
          ['Careers', 'Open positions', '/careers'],
        ]),
        siteBlock('locations', { title: 'Dealerships', show: 'sales' }),
      ]),
    }),
    make.page('contact-us', {
      title: 'Contact us',
      metaDescription: 'Head office and dealership contacts of Wattlebrook Motor Group.',
      blocks: keyed([
        textBlock(
          'Contact us',
          'For a vehicle, contact the dealership named on its page. Numbers and hours are with each [dealership](/locations).',
          'Head office, 871 Hunter Street, Newcastle West: [02 5550 0300](tel:0255500300), weekdays 8.30 am to 5 pm Sydney time, or [enquiries@wattlebrook.example](mailto:enquiries@wattlebrook.example).',
          'Media and suppliers: [02 5550 0305](tel:0255500305).',
        ),
      ]),
    }),
    make.page('dealer-locator', {
      title: 'Dealer locator',
      metaDescription: 'All Wattlebrook dealerships by state.',
      blocks: keyed([
        siteBlock('locations', { title: 'Find your nearest dealership', show: 'sales', layout: 'finder' }),
      ]),
    }),
    make.page('careers', careersPage(seedDate)),
    make.page('fleet', fleetPage),
  ]
}
