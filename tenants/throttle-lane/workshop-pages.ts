import { drawnPictureField, keyed, makes } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import {
  buildCover,
  figuresBlock,
  formBlock,
  questionsBlock,
  servicePointsBlock,
  servicePricesBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Service, warranty, parts and roadside assist. */
export function workshopPages(): SeedDocument[] {
  return [service, warranty, parts, roadside]
}

const service = make.page('service', {
  title: 'Service',
  metaDescription: 'Motorcycle workshop in Adelaide: logbook service, tyres, valve checks, suspension.',
  blocks: keyed([
    servicePricesBlock(
      'The price list',
      [
        [
          'Minor service',
          'Every 6,000 km. Two hours.',
          '$249',
          'fixed',
          'Oil and filter',
          'Chain cleaned, set and lubed',
          'Brakes, bearings, tyres checked',
          'Washed. Properly',
        ],
        [
          'Major service',
          'Every 12,000 km. Half a day.',
          '$489',
          'from',
          'Everything in the minor',
          'Plugs and air filter',
          'Brake fluid',
          'Throttle bodies balanced',
        ],
        [
          'Valve clearances',
          'When the maker says so. A day.',
          '$390',
          'from',
          'Clearances measured and written down',
          'Shims at cost',
          'Gaskets',
          'The sheet goes with you',
        ],
      ],
      {
        text: 'Quote first, spanners second.',
        note: 'With GST. Twins and fours cost more than singles; we say how much before we start.',
      },
    ),
    servicePointsBlock(
      'Eight lifts behind the city shop',
      [
        ['All makes', 'Not only ours. Entrance from Crowther Street.'],
        ['Valves, chains, tyres, forks, fuelling', 'Genuine parts, or better. Never worse.', 'wrench'],
        ['Loan scooters: four', 'Book one with the service.', 'key'],
      ],
      { image: drawnPictureField('naked-red', 'Red naked motorcycle seen from the front, illustration') },
    ),
    tilesBlock('Book', [
      ['Workshop', '08 5550 0540', 'tel:0855500540'],
      ['Marion drop-off', '08 5550 0524', 'tel:0855500524'],
      ['Elizabeth drop-off', '08 5550 0534', 'tel:0855500534'],
    ]),
    questionsBlock('Before you come', [
      ['How long?', 'Minor service, two hours. Valves, a day.'],
      ['My bike is old.', 'Good. Bring the manual if you have it. Carburettors on Wednesdays.'],
    ]),
  ]),
})

const warranty = make.page('warranty', {
  title: 'Warranty',
  metaDescription: 'Warranty on new, demo and used motorcycles from Throttle Lane.',
  blocks: keyed([
    {
      _type: 'warranty',
      title: 'New and demo',
      years: 3,
      makes: makes('honda', 'triumph', 'royal-enfield'),
      cover: buildCover(
        ['New, most makes', 3, 'unlimited kilometres'],
        ['New, the other makes', 2],
        ['Parts we fit', 1],
        ['Roadside assist', 1],
        ['Used, from us', 0.25, 'or 5,000 km'],
      ),
      body: richText(
        'The maker’s, and the work is done on our lifts. Other makes: two years; the card on the bike says which.',
      ),
    },
    servicePointsBlock(
      'Used, ours',
      [
        ['Three months or 5,000 km', 'Under 15 years and $6,000 or more. In writing.'],
        ['Engine, gearbox, electrics', 'Parts and labour. No excess.'],
        ['Cheaper or older', 'Sold as it stands, and the card says what is wrong.'],
      ],
      {
        image: drawnPictureField('naked-red', 'Red naked motorcycle seen from the front, illustration'),
        buttons: [['Used bikes', '/search/used-cars']],
      },
    ),
    questionsBlock('Claims', [
      ['Where?', 'Any of the three shops. The work is done in the city.'],
      ['I fitted an exhaust.', 'Fine. What it did not break stays covered.'],
      ['I ride track days.', 'Tell us first. Most makers say no; we say which.'],
      ['Chains, pads, tyres?', 'Wear is wear. Anything faulty is not.'],
      ['The law?', 'The Australian Consumer Law applies to all of it.'],
    ]),
    tilesBlock('Keep it going', [
      ['Book the workshop', 'Minor service, two hours', '/service'],
      ['Roadside assist', '12 months with every bike', '/roadside-assist'],
      ['Shops', 'Adelaide, Marion, Elizabeth', '/locations'],
    ]),
  ]),
})

const parts = make.page('vehicle-parts-and-accessories', {
  title: 'Vehicle Parts & Accessories',
  metaDescription: 'Motorcycle parts, helmets and gear at three Adelaide shops.',
  blocks: keyed([
    servicePointsBlock(
      'Parts and gear',
      [
        ['Helmets', 'Fitted, not just sold. Bring the bike you ride; the position matters.'],
        ['Chains, pads, filters, oil', 'On the shelf, fifteen years back, every make we sell.', 'wrench'],
        ['Jackets, boots, gloves', 'Off the rack. 30 days to bring it back unworn.'],
        ['The rest', 'Genuine, in two days. Or better than genuine.', 'wrench'],
      ],
      {
        text: 'A counter at every shop.',
        image: drawnPictureField(
          'wheel-blue',
          'Front wheel, brake and engine of a blue motorcycle, illustration',
        ),
        buttons: [
          ['Ring the parts desk', 'tel:0855500545'],
          ['Have it fitted', '/service'],
        ],
      },
    ),
    formBlock('parts', 'Order a part', 'Part number if you have it. Rego if not.'),
    questionsBlock('At the counter', [
      ['Do you fit tyres I bring?', 'Yes. Off the bike $30 a wheel, on the bike $60.'],
      [
        'My helmet was dropped.',
        'Then it is done. Bring it in, we look, and we do not sell you one you do not need.',
      ],
    ]),
    tilesBlock('Keep going', [
      ['Book the workshop', 'Minor service, two hours', '/service'],
      ['Learner riders', 'Bikes and gear for your permit', '/learner-riders'],
      ['Shops', 'Adelaide, Marion, Elizabeth', '/locations'],
    ]),
  ]),
})

const roadside = make.page('roadside-assist', {
  title: 'Roadside Assist',
  metaDescription: '12 months of motorcycle roadside assist with every bike from Throttle Lane.',
  blocks: keyed([
    servicePointsBlock(
      'A van with a ramp',
      [
        ['Puncture, flat battery, no fuel, broken chain', 'Fixed at the roadside where it can be.', 'wrench'],
        ['250 km tow', 'Mannum, Victor, Clare and back.'],
        ['12 months, with every bike we sell', 'Another 12 with each service here.'],
      ],
      {
        text: 'Not a car carrier with straps.',
        image: drawnPictureField('cruiser-black', 'Black cruiser seen from the front, illustration'),
      },
    ),
    figuresBlock(['24 hours', 'also on Sundays'], ['12 months', 'with every bike'], ['250 km', 'tow']),
    questionsBlock('Stopped?', [
      ['First thing?', 'Get off the road. Then ring the number on the card under your seat.'],
      ['And the pillion?', 'Rides in the van. There is a second seat.'],
    ]),
    tilesBlock('Before the next ride', [
      ['Book the workshop', 'Chain, tyres, brakes', '/service'],
      ['Warranty', 'New, demo, used', '/warranty'],
    ]),
  ]),
})
