import { blockGallery } from '../src/block-gallery.ts'
import { drawnPictureField, keyed } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import {
  figuresBlock,
  formBlock,
  priceListBlock,
  questionsBlock,
  servicePointsBlock,
  siteBlock,
  textBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { privacyPolicy } from '../src/privacy-policy.ts'
import { termsPage } from '../src/terms.ts'
import { buyingPages } from './buying-pages.ts'
import { careersPage } from './careers-page.ts'
import { homePage } from './home-page.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Every page of the site. */
export function listPages(seedDate: string): SeedDocument[] {
  return [
    make.page('home', homePage),
    make.page(
      'block-gallery',
      blockGallery({
        pictures: ['suv-green', 'mpv-bronze', 'suv-green'],
        makes: ['toyota', 'mazda'],
        location: 'location-kerbside-kerbside-cannington',
        film: 'https://photos.forecourt.example/suv-shield/film/green.webm',
      }),
    ),
    ...buyingPages(),
    service,
    parts,
    roadside,
    aboutUs,
    contact,
    make.page('careers', careersPage(seedDate)),
    make.page(
      'privacy-policy',
      privacyPolicy({ name: 'Kerbside Used Cars', email: 'privacy@kerbside.example' }),
    ),
    terms,
  ]
}

const service = make.page('our-workshop', {
  title: 'The workshop',
  metaDescription: 'Service for cars bought at Kerbside, and for others, at the workshop in Cannington.',
  blocks: keyed([
    priceListBlock(
      'What it costs',
      [
        ['Small', 'Rio, Yaris'],
        ['Medium', 'Corolla, i30'],
        ['SUV, ute', 'RAV4, HiLux'],
      ],
      [
        [
          'Logbook services',
          [
            ['Basic service', 'Oil, filter, 40 checks', '1 h', '$189', '$209', '$249'],
            ['Major service', 'Plus air and cabin filters, plugs where due', '2½ h', '$369', '$409', '$489'],
          ],
        ],
        [
          'Brakes and tyres',
          [
            ['Front pads and rotors', 'Parts and fitting, road tested', '1½ h', '$340', '$390', '$460'],
            ['Four tyres fitted', 'From, balanced, old ones gone', '1 h', '$480', '$560', '$760'],
            ['Wheel alignment', 'Printout before and after', '45 min', '$89', '$89', '$99'],
          ],
        ],
        [
          'The rest',
          [
            ['Battery', 'Fitted, 3-year warranty', '20 min', '$195', '$215', '$245'],
            ['Air con regas', 'R134a, leak test first', '1 h', '$169', '$169', '$189'],
            ['Pre-purchase check', 'A car from somewhere else, our 112-point sheet', '3 h', '$249'],
          ],
        ],
      ],
      {
        text: 'These are the prices, GST and parts included. If it’ll be more, you get a photo and a number first.',
        note: 'Bringing your own parts is fine. We warrant the fitting, not the part.',
        buttons: [
          ['Book a service', '/service'],
          ['Call the workshop', 'tel:0870100650'],
        ],
      },
    ),
    servicePointsBlock(
      'Behind the yard in Cannington',
      [
        ['Logbook services', 'On anything but hybrids from Europe.', 'wrench'],
        ['Precise price servicing', 'Quoted before, in writing.'],
        ['What another shop does better', 'We will say so, and which.', 'minus'],
      ],
      {
        text: 'One workshop, licence MRB 5014. It exists to get our own cars right; when there’s room, we take yours.',
        image: drawnPictureField('mpv-bronze', 'Bronze people mover seen from the front, illustration'),
        buttons: [
          ['Book a time', '/service'],
          ['Ring the workshop', 'tel:0870100650'],
        ],
      },
    ),
    questionsBlock('Before you book', [
      [
        'My car did not come from you.',
        'Welcome all the same. Cars of ours go first when the hoist is full.',
      ],
      ['Do you fit parts I bring?', 'Yes, and we warrant the fitting, not the part.'],
    ]),
    tilesBlock('Next to it', [
      ['Parts and keys', 'What a used car lacks', '/vehicle-parts-and-accessories'],
      ['Warranty', 'The law’s, and ours', '/warranty'],
      ['Yards and hours', 'Cannington, Joondalup, Rockingham', '/locations'],
    ]),
  ]),
})

const parts = make.page('vehicle-parts-and-accessories', {
  title: 'Vehicle Parts & Accessories',
  metaDescription: 'Second keys, mats, roof racks and tow bars for used cars from Kerbside.',
  blocks: keyed([
    servicePointsBlock(
      'What a used car lacks when it arrives',
      [
        ['A second key', 'Cut and coded, from $190.', 'key'],
        ['Parcel shelf, jack, wheel nuts', 'If a wrecker in Maddington has one.', 'wrench'],
        ['Tow bar, roof racks', 'Fitted, quoted by the car.', 'wrench'],
        ['Everything else', 'We are not a parts shop, and say which one is better.', 'minus'],
      ],
      {
        image: drawnPictureField('suv-green', 'Green SUV seen from the front, illustration'),
        buttons: [['Have it fitted', '/our-workshop']],
      },
    ),
    formBlock('parts', 'Ask at the desk', 'The car, and what it lacks. You get a price in writing.'),
    questionsBlock('Asked at the desk', [
      [
        'Why does the key cost $190?',
        'The blank is $60, the coding takes an hour. We will show you the invoice.',
      ],
      ['Do you fit parts I bring?', 'Yes, and we warrant the fitting, not the part.'],
      [
        'My car did not come from you.',
        'Welcome all the same. Cars of ours go first when the hoist is full.',
      ],
    ]),
    tilesBlock('Next to it', [
      ['The workshop', 'Cannington, behind the yard', '/our-workshop'],
      ['Yards and hours', 'Cannington, Joondalup, Rockingham', '/locations'],
    ]),
  ]),
})

const roadside = make.page('roadside-assist', {
  title: 'Roadside Assist',
  metaDescription: '12 months roadside assist with every used car from Kerbside.',
  blocks: keyed([
    servicePointsBlock(
      '12 months, from the day you drive it off',
      [
        ['Flat battery, flat tyre, locked keys, fuel', 'Anywhere in Western Australia.', 'wrench'],
        ['A tow', '50 km in the city, 100 km in the country.'],
        ['Beyond that you pay by the kilometre', 'We would rather you knew now.', 'minus'],
      ],
      {
        image: drawnPictureField('hatch-round-hero-plum', 'Plum hatchback seen from the front, illustration'),
      },
    ),
    figuresBlock(
      ['12 months', 'from the day you drive it off'],
      ['50 km', 'tow in the city'],
      ['100 km', 'tow in the country'],
    ),
    questionsBlock('The small print, up here', [
      ['How often may I call?', 'Six times in the year. After that each call is $95.'],
      ['Does it cover a flat tyre without a spare?', 'The tow, yes. The tyre, no.'],
      ['Who drives does not matter?', 'No. It belongs to the car.'],
    ]),
    tilesBlock('After you buy', [
      ['Warranty', 'The law’s, and ours', '/warranty'],
      ['The workshop', 'Book a time', '/service'],
    ]),
  ]),
})

const aboutUs = make.page('about-us', {
  title: 'About us',
  metaDescription: 'Kerbside Used Cars: who we are and how we make money.',
  blocks: keyed([
    figuresBlock(
      ['2009', 'eleven cars on a corner'],
      ['3', 'yards'],
      ['$1,650', 'what we keep on an average car'],
    ),
    textBlock(
      'Who we are',
      'Kerbside began in 2009 with eleven cars on a corner block in Cannington. Two of the three founders had been vehicle inspectors, which explains the sheets.',
    ),
    servicePointsBlock(
      'How we make money',
      [
        ['On the car', 'We keep $1,650 on an average one, after reconditioning and tax.'],
        [
          'On finance',
          'About a third of buyers take it through us, and the lender pays us. It is on your contract.',
        ],
        ['On nothing else', 'No paint protection, no fee for papers, no commission for the seller.', 'minus'],
      ],
      {
        image: drawnPictureField('hatch-round-hero-plum', 'Plum hatchback seen from the front, illustration'),
      },
    ),
    { _type: 'reviews', show: 'all' },
    tilesBlock('Come and look', [
      ['Yards and hours', 'Cannington, Joondalup, Rockingham', '/locations'],
      ['All cars', 'With their sheets', '/search/used-cars'],
    ]),
    siteBlock('locations', { show: 'all' }),
  ]),
})

const contact = make.page('contact', {
  title: 'Contact us',
  metaDescription: 'One number for all three Kerbside yards: 08 7010 0600.',
  blocks: keyed([
    textBlock(
      'Contact us',
      'One number for all yards: [08 7010 0600](tel:0870100600). Whoever answers can see every car and its sheet.',
      'Or write to [hello@kerbside.example](mailto:hello@kerbside.example). Give the stock number; it saves us both a question.',
      'To sell us a car, ring [08 7010 0640](tel:0870100640) or drive into the lane in [Welshpool](/locations/kerbside-welshpool).',
    ),
  ]),
})

const terms = make.page(
  'terms-and-conditions',
  termsPage({
    name: 'Kerbside Used Cars',
    metaDescription: 'Terms of the Kerbside website.',
    prices:
      'Prices are drive away in Western Australia, in Australian dollars, GST included where it applies. Registration left on the car goes with it.',
    vehicles:
      'The inspection sheet states what we found on the day printed on it. A car that stands longer than 60 days is looked at again.',
    pictures:
      'Pictures are illustrations. The marks and scratches are described in words on the car’s own page.',
  }),
)
