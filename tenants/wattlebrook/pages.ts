import { blockGallery } from '../src/block-gallery.ts'
import { keyed } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import {
  carRowBlock,
  figuresBlock,
  questionsBlock,
  siteBlock,
  textBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { privacyPolicy } from '../src/privacy-policy.ts'
import { brandPages } from './brand-pages.ts'
import { companyPages } from './company-pages.ts'
import { homePage } from './home-page.ts'
import { servicePages } from './service-pages.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Every page of the site. */
export function listPages(): SeedDocument[] {
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
    ...groupPages(),
    make.page(
      'privacy-policy',
      privacyPolicy({ name: 'Wattlebrook Motor Group', email: 'privacy@wattlebrook.example' }),
    ),
    make.page('terms-and-conditions', {
      title: 'Terms and conditions',
      metaDescription: 'Terms of the Wattlebrook Motor Group website.',
      blocks: keyed([
        textBlock(
          'Terms and conditions',
          'Prices are in Australian dollars and include GST. A drive away price is for a private buyer in the state of the dealership named on the vehicle’s page.',
          'Each dealership is a separate licensed motor dealer. The licence number is shown on its location page.',
          'Pictures on this site are illustrations. Specification is confirmed in the contract.',
        ),
      ]),
    }),
  ]
}

function groupPages(): SeedDocument[] {
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
      blocks: keyed([siteBlock('locations', { title: 'All dealerships', show: 'sales', layout: 'grid' })]),
    }),
    make.page('careers', {
      title: 'Careers',
      metaDescription: 'Positions at Wattlebrook Motor Group.',
      blocks: keyed([
        textBlock(
          'Careers',
          'We hire technicians, parts interpreters and sales consultants at all dealerships, and take apprentices each January.',
          'Apply in writing to [careers@wattlebrook.example](mailto:careers@wattlebrook.example) and name the dealership. Every application is answered.',
        ),
      ]),
    }),
    make.page('fleet', {
      title: 'Fleet',
      metaDescription: 'Fleet sales of Wattlebrook Motor Group: one agreement for three states.',
      blocks: keyed([
        textBlock(
          'Fleet',
          'One agreement covers purchase, fit-out, servicing and disposal in three states. Fleets from ten vehicles have a named account manager.',
          'Fleet office: [02 5550 0398](tel:0255500398).',
        ),
        figuresBlock(
          ['10', 'vehicles, and a named account manager'],
          ['3', 'states, one agreement'],
          ['1', 'service record for each vehicle'],
        ),
        carRowBlock({
          title: 'Utes and vans in stock',
          bodies: ['Ute', 'Van'],
          carTypes: ['new', 'demo'],
          linkLabel: 'New vehicles',
          link: '/search/new-cars',
        }),
        questionsBlock('Fleet questions', [
          [
            'Can vehicles be delivered to sites?',
            'Yes, in New South Wales, Victoria and Queensland, registered and fitted out.',
          ],
          [
            'Is there a rental bridge until delivery?',
            'Through [TWG Rental](/twg-rental), at the agreement’s rate.',
          ],
          [
            'Are vehicles taken back at the end?',
            'On one valuation, with the proceeds paid within five working days.',
          ],
        ]),
      ]),
    }),
  ]
}
