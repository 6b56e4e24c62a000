import { addDays } from '@forecourt/schemas/contract/pure'
import { address, keyed, makes, orderRank, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDay, specialDays, week } from '../src/hours.ts'
import { MAKES_SOLD_NEW, SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)
const STATE = 'SA'
const elsewhere = (...slugs: string[]) => keyed(slugs.map((one) => weakReference(`location-${SLUG}-${one}`)))

/** Three shops, closed on Sundays and Mondays, and the workshop behind the city shop. */
export function listLocations(seedDate: string): SeedDocument[] {
  return [adelaide(seedDate), marion(seedDate), elizabeth(seedDate), workshop(seedDate)]
}

function adelaide(seedDate: string) {
  return make.location('throttle-lane-adelaide', {
    name: 'Throttle Lane Adelaide',
    locationType: 'sales',
    primary: true,
    visible: true,
    orderRank: orderRank(1),
    dealershipSlug: 'throttle-lane-adelaide',
    dealershipId: '501',
    dealerLicenseNumber: 'LVD 294 611',
    manufacturers: makes(...MAKES_SOLD_NEW),
    phone: '08 5550 0510',
    landlinePhone: '08 5550 0500',
    email: 'adelaide@throttle-lane.example',
    address: address('196 Wright Street', 'Adelaide', STATE, '5000', [-34.9312, 138.5908]),
    openingHours: week('09:00-17:30', '09:00-16:00', '', { 1: '', 4: '09:00-20:00' }),
    specialHours: specialDays(seedDate, {
      state: STATE,
      own: [specialDay(addDays(seedDate, 7), 'Demo ride day', '08:00-17:00')],
    }),
    reviews: {
      averageRating: 4.9,
      count: 702,
      spread: { five: 656, four: 34, three: 6, two: 2, one: 4 },
      quotes: keyed(
        [
          {
            author: 'Sophie K.',
            rating: 5,
            text: 'Bec put me on six bikes before I could say what I wanted. I ride the fourth.',
            about: 'first bike',
            date: addDays(seedDate, -8),
          },
          {
            author: 'Dan Z.',
            rating: 5,
            text: 'Valves done on a Thursday, photos of the shims, price as said.',
            about: 'service',
            date: addDays(seedDate, -19),
          },
          {
            author: 'Aaron H.',
            rating: 4,
            text: 'Great shop, loud music.',
            about: 'gear',
            date: addDays(seedDate, -33),
            answer: 'It is Mick. We have spoken to Mick.',
            answeredBy: 'Nico Ferrante',
          },
        ],
        'review',
      ),
    },
    people: keyed(
      [
        {
          name: 'Nico Ferrante',
          role: 'Owner',
          note: 'Races on Sundays',
          department: 'sales',
          weekdays: [2, 3, 4, 5, 6],
        },
        {
          name: 'Bec Harland',
          role: 'Learners',
          note: 'Your first bike, and the right height',
          department: 'sales',
          weekdays: [2, 3, 4, 5, 6],
        },
        {
          name: 'Jae-won Lim',
          role: 'New bikes',
          note: 'English, Korean',
          department: 'sales',
          weekdays: [2, 3, 4, 5, 6],
        },
        {
          name: 'Mick Dwyer',
          role: 'Workshop',
          note: 'Desmo, carbs, anything',
          department: 'service',
          weekdays: [2, 3, 4, 5],
        },
      ],
      'person',
    ),
    gettingHere: keyed(
      [
        {
          kind: 'parking',
          title: 'Bikes park in the lane',
          text: 'Twelve spots under the roof, chain points in the wall.',
        },
        {
          kind: 'train',
          title: 'City South tram stop, 11 min on foot',
          text: 'Wear the boots, the tram does not mind.',
        },
        {
          kind: 'key',
          title: 'Drop the key, ride the scooter',
          text: 'Loan scooters when the workshop is done by four.',
        },
      ],
      'reach',
    ),
    plan: {
      street: 'Pulteney Street',
      crossStreets: ['Wright Street', 'Carrington Street', 'Halifax Street'],
      entry: 'bikes in by the lane',
      landmark: 'Hurtle Square',
      stop: 'City South tram stop',
      stopWalk: '11 min on foot',
    },
    distributionLocations: elsewhere('throttle-lane-marion', 'throttle-lane-elizabeth'),
  })
}

function marion(seedDate: string) {
  return make.location('throttle-lane-marion', {
    name: 'Throttle Lane Marion',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(2),
    dealershipSlug: 'throttle-lane-marion',
    dealershipId: '502',
    dealerLicenseNumber: 'LVD 294 612',
    manufacturers: makes('honda', 'yamaha', 'suzuki', 'royal-enfield'),
    phone: '08 5550 0520',
    email: 'marion@throttle-lane.example',
    address: address('820 Marion Road', 'Marion', STATE, '5043', [-35.0069, 138.5562]),
    openingHours: week('09:00-17:30', '09:00-15:00', '', { 1: '' }),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.6, count: 240 },
    distributionLocations: elsewhere('throttle-lane-adelaide'),
  })
}

function elizabeth(seedDate: string) {
  return make.location('throttle-lane-elizabeth', {
    name: 'Throttle Lane Elizabeth',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(3),
    dealershipSlug: 'throttle-lane-elizabeth',
    dealershipId: '503',
    dealerLicenseNumber: 'LVD 294 613',
    manufacturers: makes('kawasaki', 'triumph', 'harley-davidson'),
    phone: '08 5550 0530',
    email: 'elizabeth@throttle-lane.example',
    address: address('410 Main North Road', 'Elizabeth', STATE, '5112', [-34.7243, 138.6679]),
    openingHours: week('09:00-17:30', '09:00-15:00', '', { 1: '' }),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.4, count: 88 },
    distributionLocations: elsewhere('throttle-lane-adelaide'),
  })
}

function workshop(seedDate: string) {
  return make.location('throttle-lane-workshop', {
    name: 'Throttle Lane Workshop',
    locationType: 'service',
    primary: false,
    visible: true,
    orderRank: orderRank(4),
    dealershipSlug: 'throttle-lane-adelaide',
    dealershipId: '501',
    manufacturers: makes(...MAKES_SOLD_NEW),
    phone: '08 5550 0540',
    email: 'workshop@throttle-lane.example',
    address: address('11 Crowther Street', 'Adelaide', STATE, '5000', [-34.9309, 138.5899]),
    openingHours: week('07:30-17:00', '08:00-12:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.7, count: 156 },
  })
}
