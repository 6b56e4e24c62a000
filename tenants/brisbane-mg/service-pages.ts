import { drawnPictureField, keyed, makes } from '../src/content-fields.ts'
import {
  buildCover,
  figuresBlock,
  questionsBlock,
  servicePointsBlock,
  servicePricesBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'

/** BLOCK-10: precise price servicing, genuine parts. */
export const serviceBlocks = keyed([
  servicePricesBlock(
    'Servicing an MG',
    [
      [
        'Petrol service',
        'MG3, ZS and HS, every 10,000 km or 12 months.',
        '$299',
        'fixed',
        'Oil, filter and MG parts',
        'Brakes, tyres and battery checked',
        'Software brought up to date',
        'Warranty kept',
      ],
      [
        'Hybrid service',
        'MG3 Hybrid+ and HS Hybrid+.',
        '$339',
        'fixed',
        'Everything in a petrol service',
        'High-voltage system tested',
        'Battery cooling inspected',
        'Software brought up to date',
      ],
      [
        'Electric service',
        'MG4, MGS5, IM5, IM6 and Cyberster. Every two years.',
        '$259',
        'fixed',
        'Battery health report, yours to keep',
        'Brakes, tyres and suspension',
        'Cabin filter and coolant check',
        'Software brought up to date',
      ],
    ],
    {
      text: 'By people who work on MG all day.',
      note: 'Prices include GST and hold for 12 months from the day we quote them.',
    },
  ),
  {
    _type: 'servicePoints',
    title: 'Service in Bowen Hills',
    points: keyed(
      [
        {
          title: 'Precise price servicing',
          text: 'You know the price before the car is on the lift, and it holds for 12 months from the day we quote it.',
        },
        { title: 'Genuine parts', text: 'And people who work on MG all day.' },
        { title: 'Software and recalls', text: 'Checked at every visit, at no charge.' },
        { title: 'A loan car', text: 'When you book a week ahead.' },
      ],
      'servicePoint',
    ),
    buttons: keyed([{ title: 'Recalls', link: '/recall', style: 'secondary' }], 'slideButton'),
  },
  {
    _type: 'questions',
    title: 'Before you book',
    questions: keyed(
      [
        {
          question: 'How often is an electric MG serviced?',
          answer: richText(
            'Every two years or 40,000 km, whichever comes first. Brakes and tyres we look at whenever you come by.',
          ),
        },
        {
          question: 'Can I wait?',
          answer: richText('Most services take under two hours. There is coffee, a desk and a quiet corner.'),
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
    title: 'New MG',
    makes: makes('mg'),
    cover: buildCover(
      ['The car', 7, 'unlimited kilometres'],
      ['High-voltage battery', 8, '160,000 km'],
      ['Rust through', 7],
      ['Paint', 3],
      ['Roadside assist', 7, 'while it is serviced on time'],
      ['Parts we fit', 2],
    ),
    body: richText(
      'The warranty is the maker’s, and we do the work. Whichever comes first, years or kilometres, ends it.',
      'Your rights under the Australian Consumer Law stand beside all of this.',
    ),
  },
  {
    _type: 'certifiedUsed',
    points: ['Additional 1-year backed warranty', '90 point inspection', '12 months roadside assist'],
    buttons: keyed(
      [{ title: 'Certified used MG', link: '/search/used-cars', style: 'primary' }],
      'slideButton',
    ),
  },
  servicePointsBlock(
    'If something is wrong',
    [
      ['Ring or write', 'With the rego and what it does. Half of it is software, and updated in an hour.'],
      ['We look, at no charge', 'In Bowen Hills, with a loan car when you book a week ahead.'],
      ['We claim it', 'From the maker, with photographs. You sign once and pay nothing.'],
    ],
    {
      numbered: true,
      image: drawnPictureField('suv-grey', 'Grey IM6 seen from the front, illustration'),
      buttons: [['Book a service', '/service']],
    },
  ),
  questionsBlock('Asked about the warranty', [
    ['Must MG service it?', 'By whom is your choice; by the schedule is what counts. Have it stamped.'],
    ['Does it go with the car?', 'Yes, to every owner, with what is left of it.'],
    [
      'What does the battery warranty promise?',
      'At least 70 per cent of its capacity for as long as it runs. We measure it at each service.',
    ],
    ['Tyres, pads, wipers?', 'Wear is wear. What fails before its time is covered.'],
  ]),
  tilesBlock('Keep it covered', [
    ['Book a service', 'On the schedule', '/service'],
    ['Roadside Assist', 'What comes, and how far', '/roadside-assist'],
    ['Recalls', 'Is yours among them?', '/recall'],
  ]),
])

/** How far the electric models go from the showroom, and what a charge takes; on the front page and on that of charging. */
export const rangeBlock = {
  _type: 'rangeAndCharging',
  title: 'How far, in Queensland weather',
  conditions: keyed(
    [
      { name: 'Highway, 110 km/h', factor: 0.78 },
      { name: 'Town', factor: 1 },
      { name: 'Highway in January', factor: 0.72 },
    ],
    'rangeCondition',
  ),
  from: 'Brisbane',
  stops: keyed(
    [
      { name: 'Gold Coast', km: 79 },
      { name: 'Byron Bay', km: 165 },
      { name: 'Grafton', km: 326 },
      { name: 'Coffs Harbour', km: 387 },
      { name: 'Port Macquarie', km: 540 },
    ],
    'roadStop',
  ),
  chargerKw: 11,
  centsPerKwh: 16,
  note: 'Distances by the M1 from Fortitude Valley.',
}

/** Blocks of the charging page. */
export const chargingBlocks = keyed([
  servicePointsBlock(
    'At home, overnight',
    [
      ['A look at your wall', 'Our electrician rings within two days, comes by and measures.'],
      ['A fixed price', 'You have it in writing before anything is drilled.'],
      ['Half a day of work', 'The certificate of compliance and the app are yours the same afternoon.'],
    ],
    {
      text: 'A 7 kW charger fills an IM6 while you sleep. We arrange the visit, the quote and the electrician; you choose the wall.',
      image: drawnPictureField('suv-grey', 'Grey IM6 seen from the front, illustration'),
      buttons: [
        ['Ask for a quote', '/contact-us'],
        ['IM6 with a charger, fitted', '/offers/mg/im6-home-charger'],
      ],
    },
  ),
  tilesBlock(
    'What a charger costs',
    [
      ['$1,950, fitted', '7 kW, single phase: 40 km of range an hour, up to 15 metres', '/contact-us'],
      [
        'From $2,690, fitted',
        '11 kW, three phase: 60 km an hour, and by the sun if you have panels',
        '/contact-us',
      ],
      [
        '$490, to take home',
        'A cable for the household plug: 12 km an hour',
        '/vehicle-parts-and-accessories',
      ],
    ],
    'With GST, a licensed electrician and the certificate of compliance, within 60 km of Fortitude Valley.',
  ),
  rangeBlock,
  figuresBlock(
    ['12 months', 'of charging free at our showrooms'],
    ['6', 'fast chargers, two of them in Springwood'],
    ['24 hours', 'with the tag on your key'],
  ),
  questionsBlock('Asked about charging', [
    [
      'Can I charge in an apartment?',
      'Often. We write to the body corporate with a plan of the car park, and have done so for some sixty buildings.',
    ],
    ['Does it work in the rain?', 'Yes. Plug, socket and charger are sealed, and tested before each charge.'],
    [
      'What about a long trip?',
      'The car’s own map plans the stops. Most fast chargers on the M1 take a card; a few still want an app.',
    ],
  ]),
  tilesBlock('From here', [
    ['Electric MG in stock', 'Charged and ready to drive', '/search/mg?fuel=Electric'],
    ['Book a test drive', 'An hour, alone if you like', '/book-test-drive'],
    ['Electric service', 'Every two years', '/service'],
  ]),
])
