import { drawnPictureField, keyed } from '../src/content-fields.ts'
import {
  buildCover,
  questionsBlock,
  servicePointsBlock,
  servicePricesBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'

/** Blocks of the service page. */
export const serviceBlocks = keyed([
  servicePricesBlock(
    'What a service costs',
    [
      [
        'Minor service',
        'Every 10,000 km or six months. About two hours.',
        '$289',
        'fixed',
        'Engine oil and filter',
        'Brakes, tyres and lights checked',
        'Battery and fluids tested and topped up',
        'Photos of anything worn',
      ],
      [
        'Logbook service',
        'The manufacturer’s scheduled service.',
        '$389',
        'from',
        'Everything in a minor service',
        'The maker’s parts and fluids, genuine',
        'Logbook stamped, new-car warranty kept',
        'Roadside assist for another 12 months',
      ],
      [
        'Major service',
        'At 60,000 km and after long gaps. Most of a day.',
        '$569',
        'from',
        'Everything in a logbook service',
        'Spark plugs, air and cabin filters',
        'Brake fluid and coolant',
        'A road test by the technician who did the work',
      ],
    ],
    {
      text: 'You know the price before we start.',
      note: 'Prices include GST, for most four-cylinder petrol cars. Yours is worked out from its registration and holds for 12 months.',
    },
  ),
  servicePointsBlock('Who works on it', [
    ['Trained by the makers', 'Nineteen technicians at three yards, on the makes we sell and most others.'],
    ['You hear it first', 'Photos of anything worn, and a call before anything is done that was not agreed.'],
    ['A loan car or the train fare', 'Whichever suits you. Ask when you book.'],
    ['Drop off from 7 am', 'Pick up until 6 pm on weekdays.'],
  ]),
  {
    _type: 'callToAction',
    title: 'Or ring the workshop',
    text: 'A person answers, weekdays from 7 am.',
    tiles: keyed(
      [
        { label: 'Alexandria', text: '02 5550 0148', href: 'tel:0255500148' },
        { label: 'Parramatta', text: '02 5550 0158', href: 'tel:0255500158' },
        { label: 'Brookvale', text: '02 5550 0178', href: 'tel:0255500178' },
      ],
      'actionTile',
    ),
  },
  {
    _type: 'questions',
    title: 'Before you book',
    questions: keyed(
      [
        {
          question: 'How long does a service take?',
          answer: richText(
            'A minor service two hours, a major one most of the day. We say which it is when you book.',
          ),
        },
        {
          question: 'Is the price fixed?',
          answer: richText(
            'A precise price service quote holds for 12 months. Extra work is quoted before it is done.',
          ),
        },
      ],
      'question',
    ),
  },
])

/** Blocks of the warranty page. */
export const warrantyBlocks = keyed([
  {
    _type: 'warranty',
    title: 'For how long',
    cover: buildCover(
      ['New, from the maker', 7, 'five to seven years, by the make'],
      ['Battery of an electric car', 8, '160,000 km'],
      ['Used, from us', 3, 'under ten years old and 160,000 km'],
      ['Certified used, on top', 1],
      ['Parts that we fit', 2],
      ['Roadside assist', 1, 'renewed by each logbook service'],
    ),
    body: richText(
      'Used cars carry 3 years as standard. Your rights under the Australian Consumer Law stand beside all of this.',
    ),
  },
  { _type: 'certifiedUsed' },
  servicePointsBlock(
    '48 hours to change your mind',
    [
      ['Drive it home', 'Any used car, up to 200 km. Ask the neighbour, try the garage.'],
      ['Bring it back', 'Undamaged and with its papers, to the yard it came from.'],
      ['Your money, the same day', 'The price in full, and your trade-in back if we still have it.'],
    ],
    {
      numbered: true,
      image: drawnPictureField('wagon-green', 'Green wagon seen from the front, illustration'),
      buttons: [['Used cars', '/search/used-cars']],
    },
  ),
  questionsBlock('Before you claim', [
    ['Where do I bring the car?', 'To any of our three workshops, or to the maker’s dealer nearest to you.'],
    ['Must I have it serviced with you?', 'No. Keep the logbook stamped, whoever stamps it.'],
    ['Can I pass the warranty on?', 'Yes, it goes with the car. Tell us the new owner’s name.'],
  ]),
  tilesBlock('Keep it running', [
    ['Book a service', 'Logbook, fixed prices', '/service'],
    ['Roadside Assist', '12 months with every used car', '/roadside-assist'],
    ['Locations and hours', 'Alexandria, Parramatta, Brookvale', '/locations'],
  ]),
])
