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
  metaDescription: 'Open positions at Wattlebrook Motor Group in New South Wales, Victoria and Queensland.',
  blocks: keyed([
    rolesBlock(
      'Open positions',
      'Positions are filled by the dealership that is named. Every application is answered.',
      [
        {
          title: 'Diesel technician, trucks',
          location: at('wattlebrook-newcastle-trucks'),
          pay: '$50 to $58 an hour, plus super',
          text: 'Scheduled and breakdown work on medium and heavy trucks, in two shifts.',
          points: [
            'A heavy vehicle trade certificate',
            'HR licence preferred',
            'Willing to work one week in four at night',
          ],
          posted: addDays(seedDate, -13),
          closes: addDays(seedDate, 29),
        },
        {
          title: 'Parts interpreter',
          location: at('wattlebrook-parts'),
          pay: '$76,000 plus super',
          text: 'Trade customers from Coffs Harbour to the Victorian border, by telephone and online.',
          points: ['Two years behind a parts counter', 'Electronic catalogues of at least two brands'],
          posted: addDays(seedDate, -9),
          closes: addDays(seedDate, 22),
        },
        {
          title: 'Sales consultant',
          location: at('wattlebrook-geelong'),
          pay: '$70,000 plus super and commission',
          text: 'New and pre-owned passenger vehicles of four brands.',
          posted: addDays(seedDate, -18),
        },
        {
          title: 'Service manager',
          location: at('wattlebrook-mackay'),
          pay: '$118,000 plus super and vehicle',
          text: 'A department of fourteen, with two field service vehicles.',
          points: ['Five years in a service department', 'Experience with mining customers'],
          posted: addDays(seedDate, -6),
          closes: addDays(seedDate, 35),
        },
        {
          title: 'Motorcycle technician',
          location: at('wattlebrook-geelong-motorcycles'),
          pay: '$44 an hour, plus super',
          text: 'Assembly of new motorcycles and scheduled servicing.',
          posted: addDays(seedDate, -11),
        },
        {
          title: 'Apprentice technician, 2027 intake',
          kind: 'apprenticeship',
          pay: 'Award, plus tools',
          text: 'Sixteen places at all dealerships, light and heavy vehicle. State the dealership that you prefer.',
          posted: addDays(seedDate, -5),
          closes: addDays(seedDate, 47),
        },
      ],
    ),
    servicePointsBlock(
      'Employment with the group',
      [
        [
          'Move between dealerships',
          'Eight in three states. Length of service, leave and pay move with you.',
        ],
        ['Apprenticeships', '64 at present, paid for by the Carmody Foundation in the towns where we trade.'],
        ['Brand training', 'In work time, at the manufacturer’s expense and ours.'],
        ['Parental leave', '16 weeks at full pay, for either parent.'],
      ],
      {
        text: 'The group employs 1,120 people and has been held by one family since 1994.',
      },
    ),
    figuresBlock(['1,120', 'people'], ['64', 'apprentices'], ['10', 'places of work in three states']),
    teamBlock('People and culture', [
      [
        'Helen Carmody',
        'Head of people',
        'Reads the applications for positions in management.',
        '02 5550 0308',
      ],
      ['Samir Haddad', 'Apprenticeships', 'Visits each dealership twice a year.', '02 5550 0309'],
    ]),
    questionsBlock('Questions on applications', [
      ['May I apply for several positions?', 'Yes, with one application for each.'],
      [
        'How are applications handled?',
        'The dealership answers within ten working days. Documents are deleted after six months.',
      ],
      ['Is relocation paid for?', 'For positions in management and in Mackay and Gladstone.'],
    ]),
  ]),
})
