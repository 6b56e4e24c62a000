import { drawnPictureField, keyed } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import {
  buildCover,
  figuresBlock,
  questionsBlock,
  servicePointsBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'
import { inspectionSheet } from './inspection-sheet.ts'
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
    inspectionSheet,
    servicePointsBlock(
      'What we repair',
      [
        ['Brakes, steering, tyres, lights and airbags', 'Everything to do with them, whatever it costs us.'],
        ['Leaks, noises and warning lights', 'Until they are gone, or the car is.'],
        ['Timing belts', 'Where they are due within a year.'],
      ],
      {
        text: 'Two hours on the hoist and one on the road, by someone who is not paid by the car. 112 points; each ends green, amber or red.',
        image: drawnPictureField('suv-green', 'Green SUV seen from the front, illustration'),
      },
    ),
    servicePointsBlock('What we write down and leave', [
      [
        'Stone chips, kerbed wheels, small dents',
        'Repairing them would cost you more than they are worth.',
        'minus',
      ],
      ['Worn seats and buttons', 'With a photograph, so that you know.', 'minus'],
      ['Tyres between 3 and 5 mm', 'Under 3 mm they are replaced, in pairs.', 'minus'],
    ]),
    servicePointsBlock('What sends a car away', [
      ['Water marks under the carpet', 'They never come alone.', 'minus'],
      ['An odometer that contradicts the history', 'By any amount.', 'minus'],
      ['Structural repairs', 'However well done.', 'minus'],
    ]),
    figuresBlock(['112', 'points'], ['3 hours', 'for each car'], ['1 in 5', 'is sent away']),
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
    tilesBlock('Read a sheet', [
      ['Cars in the yards', 'Each with its sheet', '/search/used-cars'],
      ['Warranty', 'The law’s, and ours', '/warranty'],
      ['Yards and hours', 'Cannington, Joondalup, Rockingham', '/locations'],
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
      cover: buildCover(
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
        image: drawnPictureField('mpv-bronze', 'Bronze people mover seen from the front, illustration'),
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
    servicePointsBlock(
      'How we buy',
      [
        ['Drive in', 'Twenty minutes in the lane at Welshpool. About ninety people a month do.'],
        ['A figure on paper', 'Good for seven days and 500 km, also for cars that are not what we sell.'],
        ['Money first', 'In your account before you leave the keys.'],
        [
          'Or sell it yourself',
          'You usually get more, if you have the weekends for it. We say that to everybody.',
        ],
      ],
      { numbered: true },
    ),
    tilesBlock('Bring it in', [
      ['Welshpool', 'Hours and directions', '/locations/kerbside-welshpool'],
      ['Ring first', '08 7010 0640', 'tel:0870100640'],
    ]),
  ]),
})
