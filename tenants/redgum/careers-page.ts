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
  metaDescription: 'Positions at Redgum: heavy vehicle technicians, auto electricians, parts and the yard.',
  blocks: keyed([
    rolesBlock('Open roles', 'Ring the foreman first if you want to hear it from somebody who does it.', [
      {
        title: 'Heavy vehicle technician',
        location: at('redgum-workshop'),
        pay: '$48 to $56 an hour, tool allowance',
        text: 'Light and medium Isuzu, Hino and Fuso, a good half of it brakes and driveline. Four pits, and the long one is yours every second week.',
        points: [
          'A trade certificate, heavy or diesel',
          'An MR licence, or the will to get one on our time',
          'You write down what you found',
        ],
        posted: addDays(seedDate, -9),
        closes: addDays(seedDate, 32),
      },
      {
        title: 'Auto electrician, field service',
        location: at('redgum-roma'),
        pay: '$52 an hour, ute included',
        text: 'Caravans, trucks and the odd harvester, from the Roma yard as far as Injune. You plan your own week.',
        points: [
          'An electrical trade or auto electrical certificate',
          'At ease with 24 volts and a wet paddock',
        ],
        posted: addDays(seedDate, -20),
      },
      {
        title: 'Apprentice, heavy vehicles',
        location: at('redgum-workshop'),
        kind: 'apprenticeship',
        pay: 'Award, tools paid for',
        text: 'Four years in the Torrington shop with a block of TAFE in Toowoomba each term. Starts in January.',
        points: ['Year 10 or better', 'You turn up at ten to six'],
        posted: addDays(seedDate, -4),
        closes: addDays(seedDate, 46),
      },
      {
        title: 'Yard hand, Saturdays',
        location: at('redgum-dalby'),
        kind: 'casual',
        pay: '$34 an hour',
        text: 'Wash, move and hitch. You learn to reverse a van in front of people.',
        posted: addDays(seedDate, -2),
      },
    ]),
    servicePointsBlock(
      'What it is like here',
      [
        [
          'Four days of ten hours',
          'If you like them better than five of eight. The roster is up three weeks ahead.',
        ],
        ['Your tools, paid off by us', 'Two apprentices start every January, and neither has a tool debt.'],
        ['A ute to drive home', 'From the Roma yard, with the fuel card.'],
        ['No commission', 'On the yard or in the shop. A wage, and a share of a good year in August.'],
      ],
      {
        text: 'Thirty-four of us between Toowoomba and Roma. Most of us drive what we sell, and a fair few tow what we sell.',
      },
    ),
    figuresBlock(
      ['34', 'people, three yards'],
      ['11 years', 'is how long they stay, on average'],
      ['2', 'apprentices every January'],
    ),
    teamBlock('Ask the people you would work with', [
      [
        'Ron Haslam',
        'Foreman, Torrington',
        'Started as an apprentice here in 1994. Answers between six and half past.',
        '07 5550 0440',
      ],
      ['Tracey Duke', 'Caravans, Toowoomba', 'Came for a summer in 2009.', '07 5550 0410'],
      [
        'Jess Moloney',
        '4x4 and utes, Toowoomba',
        'Apprentice of 2016, now signs the logbooks of three.',
        '07 5550 0410',
      ],
    ]),
    questionsBlock('Before you write', [
      [
        'Do I need a resume?',
        'No. Three lines on what you do now and what you would like to do will get you a call.',
      ],
      ['How long until I hear?', 'By Friday of the week you write. Everybody hears, also when it is a no.'],
      [
        'Do you help with moving?',
        'To Roma, yes: the float for your gear and a month in the flat behind the yard.',
      ],
    ]),
  ]),
})
