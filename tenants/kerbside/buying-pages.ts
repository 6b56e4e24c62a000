import { keyed, pictureField } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { coverOf, questionsBlock, servicePointsBlock, textBlock, tilesBlock } from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

/** The inspection, the warranty, and the page for sellers. */
export function buyingPages(): SeedDocument[] {
  return [inspection, warranty, weBuyCars]
}

const inspection = make.page('inspection', {
  title: 'The inspection',
  metaDescription: 'What Kerbside checks on a used car, what is repaired, and what is only written down.',
  blocks: keyed([
    textBlock(
      'The inspection',
      'Two hours on the hoist and one on the road, by someone who is not paid by the car. 112 points; each ends green, amber or red.',
      '## What we repair',
      '- Everything to do with brakes, steering, tyres, lights and airbags.',
      '- Leaks, noises and warning lights.',
      '- Timing belts that are due within a year.',
      '## What we write down and leave',
      '- Stone chips, kerbed wheels, small dents. Repairing them would cost you more than they are worth.',
      '- Worn seats and buttons.',
      '- Tyres between 3 and 5 mm. Under 3 mm they are replaced, in pairs.',
      '## What sends a car away',
      '- Water marks under the carpet.',
      '- Odometer readings that contradict the service history.',
      '- Structural repairs, however well done.',
    ),
    questionsBlock('About the sheet', [
      [
        'May I see it before I come?',
        'Yes. It is on the car’s page, and we send the photographs if you ask.',
      ],
      [
        'What if you missed something?',
        'Then we fix it. If your own inspector finds it before you buy, we pay the inspector: see [the offer](/offers/your-inspector-our-bill).',
      ],
    ]),
  ]),
})

const warranty = make.page('warranty', {
  title: 'Warranty',
  metaDescription: 'Statutory warranty in Western Australia, what Kerbside adds, and what is not covered.',
  blocks: keyed([
    {
      _type: 'warranty',
      title: 'For how long',
      cover: coverOf(
        ['By law, up to 10 years and 150,000 km', 0.25, 'or 5,000 km'],
        ['By law, up to 12 years and 180,000 km', 1 / 12, 'or 1,500 km'],
        ['Certified, from us on top', 1, 'engine, gearbox, diff, turbo, air'],
        ['Roadside assist', 1],
      ),
      body: richText(
        'The law is Western Australia’s, for cars bought from a dealer for $4,000 or more. The Australian Consumer Law applies to all of it.',
      ),
    },
    servicePointsBlock(
      'What is covered, and what is not',
      [
        ['Engine, gearbox, diff, turbo, airconditioning', 'On certified cars, for a year. Parts and labour.'],
        ['48 hours, money back', 'Up to 200 km, for the full price.'],
        ['Not tyres, pads, bulbs, batteries or trim', 'Nor anything the sheet told you about.', 'minus'],
        ['Not cars under $4,000', 'They carry no warranty, and we say so before you sit down.', 'minus'],
      ],
      {
        image: pictureField('mpv-bronze', 'Bronze people mover seen from the front, illustration'),
        buttons: [['The inspection', '/inspection']],
      },
    ),
    questionsBlock('If something breaks', [
      [
        'What do I do first?',
        'Stop driving it and ring [08 7010 0650](tel:0870100650). Most bills grow in the last ten kilometres.',
      ],
      ['Do I pay and claim back?', 'No. We pay the workshop.'],
      ['May my own mechanic do it?', 'If we agree the price before he starts.'],
    ]),
    tilesBlock('Before and after', [
      ['The inspection', '112 points, in writing', '/inspection'],
      ['Roadside Assist', '12 months with every car', '/roadside-assist'],
      ['The workshop', 'Book a time', '/service'],
    ]),
  ]),
})

const weBuyCars = make.page('sell-your-car', {
  title: 'Sell us yours',
  metaDescription:
    'Sell your car to Kerbside in Welshpool: a written figure in 20 minutes, good for seven days.',
  blocks: keyed([
    textBlock(
      'How we buy',
      'We buy about ninety cars a month from people who drive in. Half of them go straight to auction because they are not what we sell; we pay for those all the same, only less.',
      '- Twenty minutes in the lane at Welshpool.',
      '- A figure on paper, good for seven days and 500 km.',
      '- Money in your account before you leave the keys.',
      'You will usually get more by selling privately, if you have the weekends for it. We say that to everybody.',
    ),
    tilesBlock('Bring it in', [
      ['Welshpool', 'Hours and directions', '/locations/kerbside-welshpool'],
      ['Ring first', '08 7010 0640', 'tel:0870100640'],
    ]),
  ]),
})
