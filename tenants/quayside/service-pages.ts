import { keyed } from '../src/content-fields.ts'
import { questionsBlock } from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'

/** Blocks of the service page. */
export const serviceBlocks = keyed([
  {
    _type: 'richText',
    title: 'Service that tells you first',
    body: richText(
      'We service the makes we sell and most others. You get the price before we start, a picture of what is worn, and a call before anything is done that was not agreed.',
      '- Logbook services keep your manufacturer’s warranty.',
      '- A loan car or the train fare, whichever suits you.',
      '- Drop off from 7 am, pick up until 6 pm on weekdays.',
    ),
  },
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
    _type: 'richText',
    title: 'Warranty',
    body: richText(
      'New cars carry their manufacturer’s warranty, between five and seven years. Used cars carry ours: 3 years as standard on cars under ten years old and 160,000 km.',
      '## Certified used',
      '- An additional 1-year backed warranty.',
      '- A 90 point inspection by our own workshop, with the sheet.',
      '- 12 months of roadside assist.',
      '## 48-hour money back',
      'Bring a used car back within 48 hours and 200 km, undamaged and with its papers. We return the price in full the same day.',
      'Your rights under the Australian Consumer Law stand beside all of this.',
    ),
  },
  { _type: 'certifiedUsed' },
  questionsBlock('Before you claim', [
    ['Where do I bring the car?', 'To any of our three workshops, or to the maker’s dealer nearest to you.'],
    ['Must I have it serviced with you?', 'No. Keep the logbook stamped, whoever stamps it.'],
    ['Can I pass the warranty on?', 'Yes, it goes with the car. Tell us the new owner’s name.'],
  ]),
])
