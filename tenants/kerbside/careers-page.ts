import { addDays } from '@forecourt/schemas/contract'
import { keyed } from '../src/content-fields.ts'
import { questionsBlock, rolesBlock, servicePointsBlock } from '../src/page-blocks.ts'
import { SLUG } from './settings.ts'

const at = (name: string) => `location-${SLUG}-${name}`

/** The page of careers; roles are advertised around the day of seeding. */
export const careersPage = (seedDate: string) => ({
  title: 'Careers',
  metaDescription: 'Positions at Kerbside: inspectors, detailers, and people who sell without a script.',
  blocks: keyed([
    rolesBlock('Open roles', 'With the pay, because you would have asked.', [
      {
        title: 'Vehicle inspector',
        location: at('kerbside-cannington'),
        pay: '$92,000 plus super',
        text: 'Two hours on the hoist and one on the road for each car, 112 points, and your name on the sheet.',
        points: [
          'A trade certificate',
          'You can say no to a salesperson',
          'Handwriting, or a steady thumb on a tablet',
        ],
        posted: addDays(seedDate, -14),
        closes: addDays(seedDate, 28),
      },
      {
        title: 'Seller, without a script',
        location: at('kerbside-joondalup'),
        pay: '$76,000 plus super, shared bonus',
        text: 'You hand over the sheet and stop talking. The rest is test drives and paperwork.',
        points: ['A driver licence', 'No experience in car sales; we have had to train it out of people'],
        posted: addDays(seedDate, -7),
      },
      {
        title: 'Detailer',
        location: at('kerbside-rockingham'),
        kind: 'part_time',
        pay: '$35 an hour',
        text: 'Clean, not hide. Nothing is filled, dyed or sprayed over.',
        posted: addDays(seedDate, -3),
        closes: addDays(seedDate, 18),
      },
    ]),
    servicePointsBlock(
      'How we work, before you ask',
      [
        [
          'Nobody is paid by the car',
          'Everybody has a wage, and shares a bonus by what buyers say of us after three months.',
        ],
        ['An inspector may stop a sale', 'Whatever the yard thinks of it. It happens about twice a week.'],
        ['Saturdays are shared', 'Every second one, and Sundays we are shut.'],
        [
          'It is not for everybody',
          'You will write down faults that nobody would have found. Some people hate it.',
          'minus',
        ],
      ],
      {
        text: 'We look for people with the patience to write down what most would polish over.',
      },
    ),
    questionsBlock('Before you write', [
      [
        'What shall I write?',
        'The worst fault you ever found, and what you did about it. That is the whole application.',
      ],
      ['What happens then?', 'A morning in the yard with us, paid. You inspect a car, we inspect the sheet.'],
    ]),
  ]),
})
