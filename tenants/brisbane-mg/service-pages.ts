import { keyed } from '../src/content-fields.ts'
import { richText } from '../src/rich-text.ts'

/** BLOCK-10: precise price servicing, genuine parts. */
export const serviceBlocks = keyed([
  {
    _type: 'richText',
    title: 'Precise price servicing',
    body: richText(
      'You know the price before the car is on the lift, and it holds for 12 months from the day we quote it.',
      '- Genuine parts, and people who work on MG all day.',
      '- Software and recalls are checked at every visit, at no charge.',
      '- A loan car when you book a week ahead.',
    ),
  },
  {
    _type: 'callToAction',
    title: 'Or ring the service centre',
    text: 'A person answers, weekdays from 7 am.',
    tiles: keyed(
      [{ label: 'Bowen Hills service', text: '07 5550 0150', href: 'tel:0755500150' }],
      'actionTile',
    ),
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
    _type: 'richText',
    title: 'Warranty',
    body: richText(
      'New MG carry a 7 year warranty from the maker. The high-voltage battery of electric models is covered for 8 years or 160,000 km.',
      '## Certified used',
      '- An additional 1-year backed warranty.',
      '- A 90 point inspection.',
      '- 12 months of roadside assist.',
      'Your rights under the Australian Consumer Law stand beside all of this.',
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
