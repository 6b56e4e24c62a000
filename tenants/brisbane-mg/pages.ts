import { blockGallery } from '../src/block-gallery.ts'
import { drawnPictureField, keyed } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import {
  figuresBlock,
  questionsBlock,
  servicePointsBlock,
  siteBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { privacyPolicy } from '../src/privacy-policy.ts'
import { richText } from '../src/rich-text.ts'
import { termsPage } from '../src/terms.ts'
import { buying, diamondAdvantage, vehicleReviews } from './buying-pages.ts'
import { careersPage } from './careers-page.ts'
import { homePage } from './home-page.ts'
import { fleetPage, partsPage } from './parts-and-fleet.ts'
import { recallPage } from './recall-page.ts'
import { chargingBlocks, serviceBlocks, warrantyBlocks } from './service-pages.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

const text = (title: string, ...lines: string[]) => ({ _type: 'richText', title, body: richText(...lines) })

/** Every page of the site. */
export function listPages(seedDate: string): SeedDocument[] {
  return [
    make.page('home', homePage),
    make.page(
      'block-gallery',
      blockGallery({
        pictures: ['suv-grey', 'sedan-grey', 'hatch-white'],
        makes: ['mg'],
        location: 'location-brisbane-mg-fortitude-valley',
        film: 'https://photos.forecourt.example/suv-shield/film/green.webm',
      }),
    ),
    make.page('about-us', {
      title: 'About us',
      metaDescription: 'Brisbane MG: two showrooms and a service centre, family owned since 2011.',
      blocks: keyed([
        figuresBlock(
          ['2011', 'in the family since'],
          ['2', 'showrooms and a service centre'],
          ['41', 'people'],
        ),
        text(
          'The family',
          'We have sold MG in Brisbane since the badge came back to Australia. Two showrooms, one service centre, forty-one people and a dog called Midget.',
          'The family that owns the place works in it: you will meet at least one of them on any weekday.',
        ),
        servicePointsBlock(
          'One brand, all of it',
          [
            [
              'Sold and serviced by the same people',
              'What the workshop learns on Monday, the showroom knows on Tuesday.',
            ],
            [
              'Electric since the first one came',
              'Four technicians with the high-voltage ticket, two hoists for batteries.',
            ],
            ['An hour with the car', 'Alone if you like. Most people decide on the way back.'],
          ],
          {
            image: drawnPictureField(
              'convertible-orange',
              'Orange convertible seen from the front, illustration',
            ),
          },
        ),
        { _type: 'reviews', show: 'all' },
        {
          _type: 'callToAction',
          title: 'Come by',
          tiles: keyed(
            [
              { label: 'Our locations', text: 'Valley, Springwood, Bowen Hills', href: '/locations' },
              { label: 'Search stock', text: 'New, demo and used', href: '/search/new-used-and-demo-cars' },
            ],
            'actionTile',
          ),
        },
        siteBlock('locations', { show: 'all' }),
      ]),
    }),
    make.page('careers', careersPage(seedDate)),
    make.page('contact-us', {
      title: 'Contact us',
      metaDescription:
        'Phone, mail and addresses of Brisbane MG in Fortitude Valley, Springwood and Bowen Hills.',
      blocks: keyed([
        text(
          'Contact us',
          'Fortitude Valley: [07 5550 0120](tel:0755500120). Springwood: [07 5550 0135](tel:0755500135). Service: [07 5550 0150](tel:0755500150).',
          'Write to [hello@brisbane-mg.example](mailto:hello@brisbane-mg.example) and you have an answer by the next working day.',
          'Hours and directions are on the page of each [location](/locations).',
        ),
      ]),
    }),
    make.page('service', {
      title: 'Service',
      metaDescription: 'Precise price servicing and genuine MG parts in Bowen Hills.',
      blocks: serviceBlocks,
    }),
    make.page('warranty', {
      title: 'Warranty',
      metaDescription: 'What the MG warranty and certified used cover, and for how long.',
      blocks: warrantyBlocks,
    }),
    make.page('recall', recallPage),
    make.redirect('recalls', { from: '/recalls', to: '/recall', permanent: true }),
    make.redirect('summer', { from: '/summer', to: '/special-offers', permanent: false }),
    make.page('diamond-advantage', diamondAdvantage),
    make.page('buying', buying),
    make.page('blog/vehicle-reviews', vehicleReviews),
    make.page('charging-solutions', {
      title: 'Charging Solutions',
      metaDescription: 'Home chargers fitted by Brisbane MG, and where to charge on the road.',
      blocks: chargingBlocks,
    }),
    make.page('vehicle-parts-and-accessories', partsPage),
    make.page('roadside-assist', {
      title: 'Roadside Assist',
      metaDescription: 'Roadside assist for new and certified used MG.',
      blocks: keyed([
        servicePointsBlock(
          'For as long as it is serviced on time',
          [
            ['Flat battery, flat tyre, locked out', 'Fixed where you stand, where it can be.', 'wrench'],
            ['Out of charge', 'Towed to the nearest fast charger, or home if that is closer.'],
            ['Certified used', '12 months, from the day you drive it home.'],
          ],
          { image: drawnPictureField('suv-rear-copper', 'Copper SUV seen from behind, illustration') },
        ),
        figuresBlock(
          ['24 hours', 'every day of the year'],
          ['12 months', 'with certified used'],
          ['1', 'number to call'],
        ),
        questionsBlock('On the road', [
          ['How do I keep it?', 'Have the car serviced on time. Each service on the schedule extends it.'],
          ['Who comes?', 'The maker’s own assistance, which knows how an electric car is lifted and towed.'],
        ]),
        tilesBlock('Keep it covered', [
          ['Book a service', 'On the schedule', '/service'],
          ['Warranty', 'Car and battery', '/warranty'],
        ]),
      ]),
    }),
    make.page('fleet', fleetPage),
    make.page('privacy-policy', privacyPolicy({ name: 'Brisbane MG', email: 'privacy@brisbane-mg.example' })),
    make.page(
      'terms-and-conditions',
      termsPage({
        name: 'Brisbane MG',
        metaDescription: 'Terms of the Brisbane MG website.',
        prices:
          'Prices are in Australian dollars with GST. Drive-away prices are for private buyers in Queensland; a buyer elsewhere pays the duty and registration of that state.',
        vehicles:
          'Range is measured by the test that is named beside it (WLTP or NEDC) in new condition. Weather, speed, tyres and load change it.',
        pictures:
          'Pictures are illustrations. Colours and equipment of the car you order are those in its contract.',
      }),
    ),
  ]
}
