import { addDays } from '@forecourt/schemas/contract'
import { keyed } from '../src/content-fields.ts'
import { questionsBlock, rolesBlock, servicePointsBlock } from '../src/page-blocks.ts'
import { SLUG } from './settings.ts'

const at = (name: string) => `location-${SLUG}-${name}`

/** The page of careers; roles are advertised around the day of seeding. */
export const careersPage = (seedDate: string) => ({
  title: 'Careers',
  metaDescription: 'Positions at Throttle Lane: motorcycle technicians, gear and the floor.',
  blocks: keyed([
    rolesBlock('Open roles', 'Say what you ride. If nothing yet, say what you would.', [
      {
        title: 'Motorcycle technician',
        location: at('throttle-lane-workshop'),
        pay: '$42 to $50 an hour',
        text: 'Valves, forks, fuelling. All makes. Carburettors on Wednesdays.',
        points: ['A trade certificate, motorcycles', 'An open licence', 'You torque things'],
        posted: addDays(seedDate, -10),
        closes: addDays(seedDate, 25),
      },
      {
        title: 'Gear wall',
        location: at('throttle-lane-marion'),
        kind: 'part_time',
        pay: '$33 an hour',
        text: 'Helmets fitted, not just sold. Thursday to Saturday.',
        posted: addDays(seedDate, -4),
      },
      {
        title: 'Apprentice',
        location: at('throttle-lane-workshop'),
        kind: 'apprenticeship',
        pay: 'Award, tools ours',
        text: 'One a year. You start on tyres and leave with a trade.',
        posted: addDays(seedDate, -1),
        closes: addDays(seedDate, 38),
      },
    ]),
    servicePointsBlock(
      'Work on bikes',
      [
        ['Closed Sunday and Monday', 'Two days in a row, every week. You will want to ride.'],
        ['Your own lift', 'Eight of them, eight technicians. Nobody waits.'],
        ['You ride, or you learn to', 'We pay Rider Safe, gear at cost, and a loan bike until you have one.'],
        ['The radio is not yours', 'It belongs to whoever did the last valve job.', 'minus'],
      ],
      {
        text: 'Twenty-six people, forty-odd motorcycles of their own.',
      },
    ),
    questionsBlock('Fair questions', [
      ['Do I need my own tools?', 'Bring what you like. The rest is on the wall.'],
      ['I ride a scooter.', 'Two wheels. Fine.'],
      ['When do I hear?', 'By the next Tuesday.'],
    ]),
  ]),
})
