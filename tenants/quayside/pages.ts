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
import { careersPage } from './careers-page.ts'
import { homePage } from './home-page.ts'
import { fleetPage, partsPage } from './parts-and-fleet.ts'
import { vehicleReviews } from './reviews-page.ts'
import { serviceBlocks, warrantyBlocks } from './service-pages.ts'
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
        pictures: ['suv-blue', 'ute-blue', 'hatch-sky'],
        makes: ['toyota', 'kia', 'mg'],
        location: 'location-quayside-alexandria',
        film: 'https://photos.forecourt.example/suv-shield/film/green.webm',
      }),
    ),
    make.page('about-us', {
      title: 'About us',
      metaDescription:
        'Quayside Motors has sold cars in Sydney since 1994: three yards, three workshops, 74 people.',
      blocks: keyed([
        figuresBlock(['1994', 'opened on Bourke Road'], ['3', 'yards and workshops'], ['74', 'people']),
        text(
          'Where we come from',
          'We opened on Bourke Road in 1994 with eleven used cars and a caravan for an office. Today there are three yards, three workshops and 74 of us, and the founder’s daughter runs the place.',
          'We sell new cars of six makes and used cars of any. Half of the people who buy from us have bought here before.',
        ),
        servicePointsBlock(
          'How we work',
          [
            ['The price on the windscreen is the price', 'Nobody has to fetch a manager.'],
            [
              'On the lift before it is on the yard',
              'What we find on a used car, we fix or write on the sheet.',
            ],
            [
              'One person to talk to',
              'With a name and a direct number, from the first call to the first service.',
            ],
          ],
          { image: drawnPictureField('hatch-sky', 'Sky blue hatchback seen from the front, illustration') },
        ),
        { _type: 'reviews', show: 'all' },
        {
          _type: 'callToAction',
          title: 'Come and see us',
          tiles: keyed(
            [
              { label: 'Our yards', text: 'Alexandria, Parramatta, Brookvale', href: '/locations' },
              { label: 'Search stock', text: 'New, demo and used', href: '/search/new-used-and-demo-cars' },
            ],
            'actionTile',
          ),
        },
        siteBlock('locations', { show: 'all', layout: 'grid' }),
      ]),
    }),
    make.page('careers', careersPage(seedDate)),
    make.page('contact-us', {
      title: 'Contact us',
      metaDescription:
        'Phone, mail and addresses of Quayside Motors in Alexandria, Parramatta and Brookvale.',
      blocks: keyed([
        text(
          'Contact us',
          'The quickest way is to call the yard: [02 5550 0142](tel:0255500142) for Alexandria, [02 5550 0156](tel:0255500156) for Parramatta, [02 5550 0171](tel:0255500171) for Brookvale.',
          'You can also write to [hello@quayside.example](mailto:hello@quayside.example). Mail that comes in before 4 pm is answered the same day.',
          'Addresses, hours and directions are on the page of each [location](/locations).',
        ),
      ]),
    }),
    make.page('service', {
      title: 'Service',
      blocks: serviceBlocks,
      metaDescription: 'Logbook service, tyres and repairs at three Quayside workshops in Sydney.',
    }),
    make.page('warranty', {
      title: 'Warranty',
      blocks: warrantyBlocks,
      metaDescription: 'What is covered on new and used cars from Quayside Motors, and for how long.',
    }),
    make.page('vehicle-parts-and-accessories', partsPage),
    make.page('roadside-assist', {
      title: 'Roadside Assist',
      metaDescription: '12 months of roadside assist with every used car from Quayside Motors.',
      blocks: keyed([
        servicePointsBlock(
          'Day and night, anywhere in Australia',
          [
            [
              'Flat battery, flat tyre, locked keys, empty tank',
              'Fixed where you stand, where it can be.',
              'wrench',
            ],
            ['Towing', 'To the nearest workshop, or to one of ours within 100 km.'],
            ['Another 12 months', 'With every logbook service with us.'],
          ],
          {
            text: 'Every used car comes with 12 months of roadside assist.',
            image: drawnPictureField('wagon-green', 'Green wagon seen from the front, illustration'),
          },
        ),
        figuresBlock(
          ['24 hours', 'seven days a week'],
          ['12 months', 'with every used car'],
          ['100 km', 'towed to our workshop'],
        ),
        questionsBlock('When it happens', [
          [
            'Whom do I call?',
            'The number on the card in your glove box. Have the rego ready and say where you stand.',
          ],
          ['Does it cover my family?', 'It covers the car, whoever drives it.'],
          ['What about an electric car that is empty?', 'It is towed to the nearest fast charger.'],
        ]),
        tilesBlock('Keep it going', [
          ['Book a service', 'Adds another 12 months', '/service'],
          ['Warranty', 'What is covered, and for how long', '/warranty'],
        ]),
      ]),
    }),
    make.page('buying', {
      title: 'Buying',
      metaDescription: 'How buying a car goes at Quayside Motors: drive it, know the price, take it home.',
      blocks: keyed([
        servicePointsBlock(
          'How it goes',
          [
            ['Drive it', 'Take an hour, and bring the child seats.'],
            ['Know the price', 'What is on the windscreen is what you pay.'],
            ['Take it home', 'Registered, washed and fuelled, with everything explained once.'],
            ['Change your mind', 'Two days with a used car, and your money back.'],
          ],
          {
            numbered: true,
            image: drawnPictureField('hatch-sky', 'Sky blue hatchback seen from the front, illustration'),
            buttons: [
              ['Search stock', '/search/new-used-and-demo-cars'],
              ['Book a test drive', '/book-test-drive'],
            ],
          },
        ),
        questionsBlock('Asked while buying', [
          ['Can you hold a car?', 'For two days, with your name on the windscreen.'],
          ['What about my old one?', 'A figure in twenty minutes, good for seven days.'],
          ['Do you deliver?', 'Anywhere in Sydney, on a truck.'],
        ]),
        { _type: 'featureLinks' },
      ]),
    }),
    make.page('blog/vehicle-reviews', vehicleReviews),
    make.page('fleet', fleetPage),
    make.page(
      'privacy-policy',
      privacyPolicy({ name: 'Quayside Motors', email: 'privacy@quayside.example' }),
    ),
    make.page(
      'terms-and-conditions',
      termsPage({
        name: 'Quayside Motors',
        metaDescription: 'Terms of the Quayside Motors website.',
        prices:
          'Prices are in Australian dollars and include GST. “Drive away” includes registration, compulsory third party insurance, stamp duty and dealer delivery for a private buyer in New South Wales.',
        vehicles:
          'Its page and the windscreen say what a car has. Kilometres are those of the day it came in.',
        pictures:
          'Pictures on this site are illustrations: colour and trim of a car may differ. Its own page and the windscreen say what it has.',
      }),
    ),
  ]
}
