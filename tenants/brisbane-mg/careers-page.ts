import { addDays } from '@forecourt/schemas/contract'
import { keyed } from '../src/content-fields.ts'
import { questionsBlock, rolesBlock, servicePointsBlock } from '../src/page-blocks.ts'
import { SLUG } from './settings.ts'

const at = (name: string) => `location-${SLUG}-${name}`

/** The page of careers; roles are advertised around the day of seeding. */
export const careersPage = (seedDate: string) => ({
  title: 'Careers',
  metaDescription: 'Open roles at Brisbane MG in Fortitude Valley, Springwood and Bowen Hills.',
  blocks: keyed([
    rolesBlock('Open roles', 'Write a few lines; a resume can wait until we meet.', [
      {
        title: 'Technician, electric and hybrid',
        location: at('bowen-hills-service'),
        pay: '$46 to $54 an hour, plus super',
        text: 'Battery health, software and the brakes nobody wears out any more. You will be the fourth with the ticket.',
        points: [
          'A light vehicle trade certificate',
          'Curiosity about what the diagnosis does not say',
          'The high-voltage ticket, or the wish to have it',
        ],
        posted: addDays(seedDate, -8),
        closes: addDays(seedDate, 34),
      },
      {
        title: 'Product guide, showroom',
        location: at('fortitude-valley'),
        pay: '$72,000 plus super and bonus',
        text: 'An hour with somebody and one car: range, charging, how the seats fold. No targets by the car.',
        points: ['You explain well and listen better', 'A driver licence'],
        posted: addDays(seedDate, -5),
        closes: addDays(seedDate, 21),
      },
      {
        title: 'Service adviser',
        location: at('bowen-hills-service'),
        kind: 'part_time',
        pay: '$37 an hour, plus super',
        text: 'Three days from six thirty, when the first cars are dropped off.',
        posted: addDays(seedDate, -11),
      },
      {
        title: 'Apprentice technician',
        location: at('bowen-hills-service'),
        kind: 'apprenticeship',
        pay: 'Award, plus tools',
        text: 'Two start each January, and the second year is half electric.',
        posted: addDays(seedDate, -2),
        closes: addDays(seedDate, 40),
      },
    ]),
    servicePointsBlock(
      'Working with electric cars',
      [
        ['Your high-voltage ticket', 'Paid by us, in work time, within your first six months.'],
        ['A workshop built in 2021', 'Air-conditioned, eight hoists, two of them for batteries.'],
        ['Five days, one weekend in three', 'And the roster is out a month ahead.'],
        ['An MG on staff terms', 'From your first day, at what we pay for it.'],
      ],
      {
        text: 'Forty-one people and a dog called Midget. The family that owns the place works in it.',
      },
    ),
    questionsBlock('Before you apply', [
      ['Must I know MG?', 'No. You spend your first two weeks beside somebody who does.'],
      ['When do I hear?', 'Within five working days, by phone. Every application is answered.'],
      [
        'Can I start as a career changer?',
        'Two of our four high-voltage technicians did. Tell us what you did before.',
      ],
    ]),
  ]),
})
