import { addDays } from '@forecourt/schemas/contract'
import { keyed } from '../src/content-fields.ts'
import {
  figuresBlock,
  questionsBlock,
  rolesBlock,
  servicePointsBlock,
  teamBlock,
} from '../src/page-blocks.ts'
import { SLUG } from './settings.ts'

const at = (name: string) => `location-${SLUG}-${name}`

/** The page of careers; roles are advertised around the day of seeding. */
export const careersPage = (seedDate: string) => ({
  title: 'Careers',
  metaDescription: 'Open roles at Quayside Motors in Alexandria, Parramatta and Brookvale.',
  blocks: keyed([
    rolesBlock('Open roles', 'Every application is answered within a week, by a person.', [
      {
        title: 'Service technician',
        location: at('alexandria'),
        pay: '$44 to $52 an hour, plus super',
        text: 'Logbook work and diagnosis on the makes we sell, hybrids included. Nine hoists, one apprentice beside you.',
        points: [
          'A light vehicle trade certificate',
          'High-voltage ticket, or we pay for it',
          'You photograph what is worn before you ring the customer',
        ],
        posted: addDays(seedDate, -12),
        closes: addDays(seedDate, 30),
      },
      {
        title: 'Sales consultant, used cars',
        location: at('parramatta'),
        pay: '$78,000 plus super and bonus',
        text: 'You show cars, you don’t chase people. The price is on the windscreen, so there is nothing to haggle about.',
        points: ['You like explaining things', 'A driver licence; a second language is worth a lot here'],
        posted: addDays(seedDate, -6),
        closes: addDays(seedDate, 24),
      },
      {
        title: 'Parts interpreter',
        location: at('alexandria'),
        kind: 'part_time',
        pay: '$38 an hour, plus super',
        text: 'Four mornings at the counter, from seven to noon.',
        posted: addDays(seedDate, -15),
      },
      {
        title: 'Apprentice technician',
        location: at('brookvale'),
        kind: 'apprenticeship',
        pay: 'Award, plus tools',
        text: 'Two start each January. TAFE in Ultimo, one day a week.',
        posted: addDays(seedDate, -3),
        closes: addDays(seedDate, 44),
      },
      {
        title: 'Detailer, weekends',
        kind: 'casual',
        pay: '$36 an hour',
        text: 'Hand over cars that look the way they do in the pictures.',
        posted: addDays(seedDate, -1),
      },
    ]),
    servicePointsBlock(
      'Working at Quayside',
      [
        ['A roster you can plan by', 'Four weeks ahead, and every second Saturday off.'],
        ['Paid for good work', 'A wage and a bonus by what customers say, none by the car.'],
        ['Training in work time', 'High-voltage tickets and brand courses, paid, also in your first year.'],
        ['A car to drive', 'Staff prices on the fleet, and a demonstrator for the weekend when one is free.'],
      ],
      {
        text: 'Seventy-four people at three yards, from first-year apprentices to the person who sold our first car.',
      },
    ),
    figuresBlock(
      ['74', 'people at three yards'],
      ['8', 'apprentices at present'],
      ['7 days', 'until you have an answer'],
    ),
    teamBlock(
      'Who you would work with',
      [
        [
          'Priya Raman',
          'Dealer principal',
          'Started on the phones in 2004 and still answers them on Saturdays.',
        ],
        ['Tom Halloran', 'Used cars', 'Was a mechanic first, which is why the sheets are honest.'],
        ['Mei Okafor', 'New cars', 'Came as an apprentice, left for university, came back.'],
        ['Dan Petrov', 'Finance', 'Explains a contract in one page.'],
      ],
      'They read the applications themselves.',
    ),
    questionsBlock('Before you apply', [
      [
        'May I come and look first?',
        'Yes. Half a day beside somebody who does the job, paid, before either of us decides.',
      ],
      [
        'Do you hire without experience?',
        'For detailing and the front desk, yes. Technicians need a trade or an apprenticeship.',
      ],
      [
        'Is there parking?',
        'At Parramatta and Brookvale. Alexandria is eight minutes from Green Square station.',
      ],
    ]),
  ]),
})
