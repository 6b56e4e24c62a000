import { addDays } from '@forecourt/schemas/contract/pure'
import { address, keyed, orderRank, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDay, specialDays, week } from '../src/hours.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)
const STATE = 'WA'
const elsewhere = (...slugs: string[]) => keyed(slugs.map((one) => weakReference(`location-${SLUG}-${one}`)))

/** Three yards and the lane where cars are bought. Nobody sells cars on a Sunday in Western Australia. */
export function listLocations(seedDate: string): SeedDocument[] {
  return [cannington(seedDate), joondalup(seedDate), rockingham(seedDate), buying(seedDate)]
}

function cannington(seedDate: string) {
  return make.location('kerbside-cannington', {
    name: 'Kerbside Cannington',
    locationType: 'sales',
    locationSubtype: ['buying'],
    primary: true,
    visible: true,
    orderRank: orderRank(1),
    dealershipSlug: 'kerbside-cannington',
    dealershipId: '601',
    dealerLicenseNumber: 'MD 27 318',
    motorVehicleRepairer: 'MRB 5014',
    phone: '08 7010 0610',
    landlinePhone: '08 7010 0600',
    email: 'cannington@kerbside.example',
    address: address('1480 Albany Highway', 'Cannington', STATE, '6107', [-32.0166, 115.9346]),
    openingHours: week('08:30-17:30', '08:30-13:00', '', { 3: '08:30-20:00' }),
    specialHours: specialDays(seedDate, {
      state: STATE,
      own: [specialDay(addDays(seedDate, 10), 'Stocktake', '13:00-17:30')],
    }),
    reviews: {
      averageRating: 4.4,
      count: 531,
      spread: { five: 327, four: 139, three: 32, two: 13, one: 20 },
      quotes: keyed(
        [
          {
            author: 'Lauren T.',
            rating: 5,
            text: 'The sheet said the aircon was tired. The aircon was tired. I paid $800 less for it.',
            about: 'bought a used car',
            date: addDays(seedDate, -10),
          },
          {
            author: 'Nguyen V.',
            rating: 5,
            text: 'My mechanic found one thing. It was on the sheet already, third line.',
            about: 'inspection',
            date: addDays(seedDate, -25),
          },
          {
            author: 'Pete D.',
            rating: 4,
            text: 'Straight talk. The coffee is instant.',
            about: 'bought a used car',
            date: addDays(seedDate, -43),
            answer: 'It is, and it stays that way at these prices.',
            answeredBy: 'Denise Kalgoorlie',
          },
        ],
        'review',
      ),
    },
    people: keyed(
      [
        {
          name: 'Denise Kalgoorlie',
          role: 'Yard manager',
          note: 'Writes the sheets herself',
          department: 'sales',
          weekdays: [1, 2, 3, 4, 5],
        },
        {
          name: 'Ashwin Pillai',
          role: 'Cars under $15,000',
          note: 'English, Malayalam',
          department: 'sales',
          weekdays: [1, 2, 3, 5, 6],
        },
        {
          name: 'Robbo',
          role: 'Inspection',
          note: 'Ninety points, one torch',
          department: 'sales',
          weekdays: [1, 2, 3, 4, 5],
        },
      ],
      'person',
    ),
    gettingHere: keyed(
      [
        {
          kind: 'parking',
          title: 'Park where the customers park',
          text: 'Eight bays off Cecil Avenue. Mind the trolley return.',
        },
        {
          kind: 'train',
          title: 'Cannington station, 14 min on foot',
          text: 'Or ring, and one of us drives over in something for sale.',
        },
      ],
      'reach',
    ),
    plan: {
      street: 'Albany Highway',
      crossStreets: ['Sevenoaks Street', 'Cecil Avenue', 'Grose Avenue'],
      entry: 'in from Cecil Avenue',
      landmark: 'Carousel',
      stop: 'Cannington station',
      stopWalk: '14 min on foot',
    },
    distributionLocations: elsewhere('kerbside-joondalup', 'kerbside-rockingham'),
  })
}

function joondalup(seedDate: string) {
  return make.location('kerbside-joondalup', {
    name: 'Kerbside Joondalup',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(2),
    dealershipSlug: 'kerbside-joondalup',
    dealershipId: '602',
    dealerLicenseNumber: 'MD 27 319',
    phone: '08 7010 0620',
    email: 'joondalup@kerbside.example',
    address: address('52 Winton Road', 'Joondalup', STATE, '6027', [-31.7391, 115.7786]),
    openingHours: week('08:30-17:30', '08:30-13:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.2, count: 305 },
    distributionLocations: elsewhere('kerbside-cannington'),
  })
}

function rockingham(seedDate: string) {
  return make.location('kerbside-rockingham', {
    name: 'Kerbside Rockingham',
    primary: false,
    visible: true,
    orderRank: orderRank(3),
    dealershipSlug: 'kerbside-rockingham',
    dealershipId: '603',
    dealerLicenseNumber: 'MD 27 320',
    phone: '08 7010 0630',
    email: 'rockingham@kerbside.example',
    address: address('18 Dixon Road', 'Rockingham', STATE, '6168', [-32.2826, 115.7528]),
    openingHours: week('08:30-12:30, 13:15-17:30', '08:30-13:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.1, count: 162 },
    distributionLocations: elsewhere('kerbside-cannington'),
  })
}

function buying(seedDate: string) {
  return make.location('kerbside-welshpool', {
    name: 'Kerbside Car Buying, Welshpool',
    locationType: 'car-buying',
    locationSubtype: ['buying'],
    primary: false,
    visible: true,
    orderRank: orderRank(4),
    dealershipSlug: 'kerbside-cannington',
    dealershipId: '601',
    phone: '08 7010 0640',
    email: 'buying@kerbside.example',
    address: address('7 Sevenoaks Street', 'Welshpool', STATE, '6106', [-31.9929, 115.9447]),
    openingHours: week('08:00-16:30', '08:30-12:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4, count: 77 },
    people: keyed(
      [
        {
          name: 'Mel Sartori',
          role: 'Buyer',
          note: 'Drives it before she names a figure',
          department: 'car-buying',
          weekdays: [1, 2, 3, 4, 5],
        },
        {
          name: 'Tuan Lam',
          role: 'Buyer, vans and utes',
          note: 'English, Vietnamese',
          department: 'car-buying',
          weekdays: [1, 2, 4, 5, 6],
        },
      ],
      'person',
    ),
    gettingHere: keyed(
      [
        {
          kind: 'parking',
          title: 'Drive into the lane',
          text: 'Off Sevenoaks Street, under the sign. Leave the motor running if you like.',
        },
        {
          kind: 'train',
          title: 'Going home without it',
          text: 'Welshpool station is a walk away, or one of us drops you there.',
        },
      ],
      'reach',
    ),
  })
}
