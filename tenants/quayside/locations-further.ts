import { addDays } from '@forecourt/schemas/contract/pure'
import { keyed, orderRank, reference, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDays, week } from '../src/hours.ts'
import { endOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)
const makes = (...slugs: string[]) => keyed(slugs.map((slug) => reference(`manufacturer-${slug}`)))
const others = (...slugs: string[]) => keyed(slugs.map((slug) => weakReference(`location-${SLUG}-${slug}`)))

/** Days. The holidays after them are still to be decided. */
export const DECIDED_AHEAD = 100

/** The two smaller yards. */
export function furtherLocations(seedDate: string): SeedDocument[] {
  return [
    make.location('parramatta', {
      name: 'Quayside Parramatta',
      locationType: 'sales',
      primary: false,
      visible: true,
      orderRank: orderRank(2),
      dealershipSlug: 'quayside-parramatta',
      dealershipId: '102',
      dealerLicenseNumber: 'MD 051 483',
      manufacturers: makes('hyundai', 'mitsubishi', 'gwm'),
      phone: '02 5550 0156',
      email: 'parramatta@quayside.example',
      address: {
        _type: 'address',
        street: '41 Church Street',
        city: 'Parramatta',
        state: 'NSW',
        postcode: '2150',
        position: { _type: 'geopoint', lat: -33.8215, lng: 151.0037 },
      },
      openingHours: week('08:30-17:30', '08:30-12:30, 13:30-17:00', ''),
      dropOffTimes: ['08:30', '09:00', '09:30'],
      courtesies: keyed(
        [
          { title: 'I’ll wait', text: 'Upstairs, with a desk and a power point.' },
          { title: 'Train fare', text: 'We load $10 on an Opal card.' },
        ],
        'courtesy',
      ),
      specialHours: specialDays(seedDate, { state: 'NSW', daysAhead: DECIDED_AHEAD }),
      reviews: {
        averageRating: 4.5,
        count: 436,
        spread: { five: 302, four: 91, three: 22, two: 8, one: 13 },
        quotes: keyed(
          [
            {
              author: 'Hassan A.',
              rating: 5,
              text: 'Two valuers, twenty minutes, a figure on paper. Another dealer had offered me less and a coffee.',
              about: 'traded in',
              date: addDays(seedDate, -9),
            },
            {
              author: 'Bree C.',
              rating: 5,
              text: 'Anita found the same car in a colour I wanted at the other yard and had it here the next day.',
              about: 'bought a new car',
              date: addDays(seedDate, -26),
            },
            {
              author: 'Paul M.',
              rating: 4,
              text: 'Closed for lunch on Saturday, which I had not read. Worth the wait.',
              about: 'bought a used car',
              date: addDays(seedDate, -41),
              answer: 'The lunch hour is on the door now, in letters this high.',
              answeredBy: 'Anita Desai',
            },
          ],
          'review',
        ),
      },
      people: keyed(
        [
          {
            name: 'Anita Desai',
            role: 'Yard manager',
            note: 'English, Hindi',
            department: 'sales',
            weekdays: [1, 2, 3, 4, 5],
          },
          {
            name: 'Joseph Tannous',
            role: 'New cars',
            note: 'English, Arabic',
            department: 'sales',
            weekdays: [1, 3, 4, 5, 6],
          },
          {
            name: 'Kylie Brandt',
            role: 'Used cars',
            note: 'Valued 4,000 trade-ins',
            department: 'sales',
            weekdays: [2, 3, 4, 5, 6],
          },
        ],
        'person',
      ),
      gettingHere: keyed(
        [
          {
            kind: 'parking',
            title: 'Rear car park off Early Street',
            text: 'Twelve spaces, height limit 2.2 metres.',
          },
          { kind: 'bus', title: 'Stops at the door', text: 'Routes along Church Street, every ten minutes.' },
        ],
        'reach',
      ),
      plan: {
        street: 'Church Street',
        crossStreets: ['Great Western Highway', 'Early Street', 'Rosehill Street'],
        entry: 'in from Church Street',
        landmark: 'Jubilee Park',
        stop: 'Parramatta station',
        stopWalk: '15 min on foot',
      },
      distributionLocations: others('alexandria'),
      popup: {
        title: 'Saturday trade-in day',
        description:
          'Bring your car to Parramatta this Saturday. Two valuers, no appointment, a written figure in half an hour.',
        buttonLabel: 'Value my car first',
        buttonHref: '/trade-in',
        expiry: endOfDay(seedDate, 20, ZONE),
      },
    }),
    make.location('brookvale', {
      name: 'Quayside Brookvale',
      locationType: 'sales',
      primary: false,
      visible: true,
      orderRank: orderRank(3),
      dealershipSlug: 'quayside-brookvale',
      dealershipId: '103',
      dealerLicenseNumber: 'MD 051 484',
      phone: '02 5550 0171',
      email: 'brookvale@quayside.example',
      address: {
        _type: 'address',
        street: '690 Pittwater Road',
        city: 'Brookvale',
        state: 'NSW',
        postcode: '2100',
        position: { _type: 'geopoint', lat: -33.7603, lng: 151.2742 },
      },
      openingHours: week('09:00-17:30', '09:00-16:00', '', { 1: '' }),
      specialHours: specialDays(seedDate, { state: 'NSW', daysAhead: DECIDED_AHEAD }),
      reviews: {
        averageRating: 4.0,
        count: 118,
        spread: { five: 36, four: 56, three: 13, two: 5, one: 8 },
        quotes: keyed(
          [
            {
              author: 'Ines P.',
              rating: 5,
              text: 'Small yard, no queue. Tess let me take the van to the beach car park to see if the boards fit.',
              about: 'test drive',
              date: addDays(seedDate, -18),
            },
            {
              author: 'Craig W.',
              rating: 4,
              text: 'Fair price. Closed on Mondays, so plan for that.',
              about: 'bought a used car',
              date: addDays(seedDate, -60),
            },
          ],
          'review',
        ),
      },
      people: keyed(
        [
          {
            name: 'Greg Halvorsen',
            role: 'Yard manager',
            note: 'Surfs before work',
            department: 'sales',
            weekdays: [2, 3, 4, 5, 6],
          },
          {
            name: 'Tess Nakamura',
            role: 'Used cars',
            note: 'English, Japanese',
            department: 'sales',
            weekdays: [2, 3, 4, 5, 6],
          },
        ],
        'person',
      ),
      gettingHere: keyed(
        [
          { kind: 'parking', title: 'Six spaces at the front', text: 'Turn in from Winbourne Road.' },
          { kind: 'bus', title: 'B-Line, 4 min on foot', text: 'Get off at Brookvale and walk north.' },
        ],
        'reach',
      ),
      plan: {
        street: 'Pittwater Road',
        crossStreets: ['Old Pittwater Road', 'Winbourne Road', 'Sydenham Road'],
        entry: 'in from Winbourne Road',
        landmark: 'Brookvale Oval',
        stop: 'B-Line stop',
        stopWalk: '4 min on foot',
      },
    }),
  ]
}
