import { keyed, makes } from '../src/content-fields.ts'
import { servicePricesBlock } from '../src/page-blocks.ts'
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
    body: richText(
      'The warranty is the maker’s. The high-voltage battery of electric models is covered for 8 years or 160,000 km.',
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
])

/** Blocks of the charging page. */
export const chargingBlocks = keyed([
  {
    _type: 'richText',
    title: 'At home',
    body: richText(
      'A 7 kW charger fills an IM6 overnight. We arrange the visit, the quote and the electrician; you choose the wall.',
      '- Single phase, up to 15 metres from the switchboard: $1,950 fitted.',
      '- Three phase or further away: a fixed quote before anything is drilled.',
    ),
  },
  {
    _type: 'richText',
    title: 'On the road',
    body: richText(
      'Fast chargers stand at both showrooms and are free for the first year of any MG bought here. The car’s own map knows the rest.',
    ),
  },
])
