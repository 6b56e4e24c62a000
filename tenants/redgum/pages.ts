import { blockGallery } from '../src/block-gallery.ts'
import { drawnPictureField, keyed } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import {
  figuresBlock,
  questionsBlock,
  servicePointsBlock,
  siteBlock,
  textBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { privacyPolicy } from '../src/privacy-policy.ts'
import { termsPage } from '../src/terms.ts'
import { careersPage } from './careers-page.ts'
import { homePage } from './home-page.ts'
import { fleetPage, partsPage } from './parts-and-fleet.ts'
import {
  bodyBlocks,
  serviceBlocks,
  towingBlocks,
  truckFinanceBlocks,
  warrantyBlocks,
} from './service-pages.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Every page of the site. */
export function listPages(seedDate: string): SeedDocument[] {
  return [
    make.page('home', homePage),
    make.page(
      'block-gallery',
      blockGallery({
        pictures: ['truck-white', 'ute-red', 'caravan-blue'],
        makes: ['isuzu-trucks', 'ford'],
        location: 'location-redgum-redgum-toowoomba',
        film: 'https://photos.forecourt.example/ute-block/film/blue.webm',
      }),
    ),
    ...workshopPages(),
    ...companyPages(seedDate),
    ...smallPrint(),
  ]
}

function workshopPages(): SeedDocument[] {
  return [
    make.page('service', {
      title: 'Service',
      metaDescription:
        'Redgum truck workshop in Torrington: logbook service, brakes, certificates. Open from 6 am.',
      blocks: serviceBlocks,
    }),
    make.page('warranty', {
      title: 'Warranty',
      metaDescription:
        'What is covered on new and used trucks, utes and caravans from Redgum, and for how long.',
      blocks: warrantyBlocks,
    }),
    make.page('trade-in', {
      title: 'Trade in or sell your truck, ute or van',
      metaDescription: 'What your ute, van or truck is worth to Redgum, by its rego and kilometres.',
      blocks: keyed([
        textBlock(
          'What happens next',
          'You get a range here. For the figure somebody walks around it, in our yard or in yours within 150 km.',
          '- We pay out finance owing and send you the rest.',
          '- Caravans, trailers and plant: ring us, no register knows those well enough.',
        ),
      ]),
    }),
    make.page('trays-and-bodies', {
      title: 'Trays, bodies and fit-outs',
      metaDescription: 'Trays, canopies, tippers and service bodies, ordered through Redgum in Toowoomba.',
      blocks: bodyBlocks,
    }),
    make.page('truck-finance', {
      title: 'Truck finance',
      metaDescription:
        'What a week pays for: truck finance for businesses from Redgum, with a balloon or without, ex GST.',
      blocks: truckFinanceBlocks,
    }),
    make.page('towing-weights', {
      title: 'Towing weights',
      metaDescription: 'Towing capacity, GVM, GCM and ball weight explained, with an example worked through.',
      blocks: towingBlocks,
    }),
    make.page('vehicle-parts-and-accessories', partsPage),
    make.page('roadside-assist', {
      title: 'Roadside Assist',
      metaDescription:
        'Roadside assist for trucks and caravans from Redgum, also past the end of the bitumen.',
      blocks: keyed([
        servicePointsBlock(
          'Past the end of the bitumen',
          [
            ['Day and night', 'As far as a tow truck can get on a formed road.'],
            ['Trailers and caravans come along', 'Nobody leaves your van on the verge.'],
            ['On a property or a closed road', 'Ring the workshop and we work something out.', 'wrench'],
          ],
          {
            text: 'New trucks carry their maker’s roadside assist. With a used one from us you get 12 months of ours.',
            image: drawnPictureField('caravan-blue', 'Blue caravan seen from the side, illustration'),
            buttons: [['Ring the workshop', 'tel:0755500440']],
          },
        ),
        figuresBlock(
          ['24 hours', 'day and night'],
          ['12 months', 'with a used truck from us'],
          ['1', 'call for truck and trailer'],
        ),
        questionsBlock('Out there', [
          [
            'No reception?',
            'A satellite phone or the UHF to the next station. Give them the rego and the last town you passed.',
          ],
          ['What about the load?', 'Stock is moved first. Tell whoever answers what is on board.'],
        ]),
        tilesBlock('Before it happens', [
          ['Book the workshop', 'Logbook service, brakes, certificates', '/service'],
          ['Warranty', 'Trucks, utes and vans', '/warranty'],
        ]),
      ]),
    }),
  ]
}

function companyPages(seedDate: string): SeedDocument[] {
  return [
    make.page('about-us', {
      title: 'About us',
      metaDescription: 'Redgum Trucks & Caravans: three yards between Toowoomba and Roma since 1981.',
      blocks: keyed([
        figuresBlock(
          ['1981', 'a tow truck and four Bedfords'],
          ['3', 'yards, Toowoomba to Roma'],
          ['34', 'people'],
        ),
        textBlock(
          'Since the Bedfords',
          'Two brothers from Jandowae started with a tow truck and four old Bedfords in 1981. The yard in Torrington came in 1993, Dalby in 2004, Roma when the gas did.',
          'Thirty-four of us work here now. Most of us drive what we sell, and a fair few of us tow what we sell.',
        ),
        servicePointsBlock(
          'What we hold to',
          [
            [
              'Measured, not printed',
              'Tare, payload and ball weight from our own scales, where the page says so.',
            ],
            ['The figure on the phone is the one on the invoice', 'In the yard and in the workshop.'],
            [
              'We tell you when it’s wrong for you',
              'And show you one that is right, also when it is cheaper.',
            ],
          ],
          {
            image: drawnPictureField('motorhome-green', 'Green motorhome seen from the front, illustration'),
          },
        ),
        { _type: 'reviews', show: 'all' },
        tilesBlock('Come and see us', [
          ['Our yards', 'Toowoomba, Dalby, Roma', '/locations'],
          ['What’s in the yard', 'Trucks, utes, vans, caravans', '/search/new-used-and-demo-cars'],
        ]),
        siteBlock('locations', { show: 'all' }),
      ]),
    }),
    make.page('contact-us', {
      title: 'Contact us',
      metaDescription: 'Phone numbers of the Redgum yards in Toowoomba, Dalby and Roma, and of the workshop.',
      blocks: keyed([
        textBlock(
          'Contact us',
          'Toowoomba: [07 5550 0410](tel:0755500410). Dalby: [07 5550 0420](tel:0755500420). Roma: [07 5550 0430](tel:0755500430). Workshop: [07 5550 0440](tel:0755500440).',
          'Phone is quickest. Mail to [yard@redgum.example](mailto:yard@redgum.example) gets read at smoko and at night.',
          'Hours and directions are with each [yard](/locations).',
        ),
      ]),
    }),
    make.page('careers', careersPage(seedDate)),
    make.page('fleet', fleetPage),
  ]
}

function smallPrint(): SeedDocument[] {
  return [
    make.page(
      'privacy-policy',
      privacyPolicy({ name: 'Redgum Trucks & Caravans', email: 'privacy@redgum.example' }),
    ),
    make.page(
      'terms-and-conditions',
      termsPage({
        name: 'Redgum Trucks & Caravans',
        metaDescription: 'Terms of the Redgum website.',
        prices:
          'Prices are in Australian dollars with GST. Truck prices are for ABN holders unless the page says otherwise; a private buyer pays stamp duty at the private rate.',
        vehicles:
          'Tare, GVM and towing figures come from the maker. Where we have weighed a vehicle ourselves, its page says so.',
        pictures:
          'Pictures are illustrations. The one in the yard is the one you buy: come and walk around it.',
      }),
    ),
  ]
}
