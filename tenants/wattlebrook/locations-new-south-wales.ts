import { addDays } from '@forecourt/schemas/contract/pure'
import { address, keyed, makes, orderRank, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDay, specialDays, week } from '../src/hours.ts'
import { MAKES_SOLD_NEW, SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)
const STATE = 'NSW'

/** Newcastle, Penrith, the truck centre and the parts warehouse. */
export function homeLocations(seedDate: string): SeedDocument[] {
  return [newcastle(seedDate), penrith(seedDate), trucks(seedDate), parts(seedDate)]
}

function newcastle(seedDate: string) {
  return make.location('wattlebrook-newcastle', {
    name: 'Wattlebrook Newcastle',
    locationType: 'sales',
    locationSubtype: ['buying'],
    primary: true,
    visible: true,
    orderRank: orderRank(1),
    dealershipSlug: 'wattlebrook-newcastle',
    dealershipId: '301',
    dealerLicenseNumber: 'MD 048 117',
    motorVehicleRepairer: 'MVRL 58260',
    manufacturers: makes('toyota', 'subaru', 'kia', 'isuzu'),
    phone: '02 5550 0310',
    landlinePhone: '02 5550 0300',
    email: 'newcastle@wattlebrook.example',
    address: address('871 Hunter Street', 'Newcastle West', STATE, '2302', [-32.9268, 151.7573]),
    openingHours: week('08:30-17:30', '08:30-16:00', '', { 4: '08:30-19:00' }),
    specialHours: specialDays(seedDate, { state: STATE, lesser: '10:00-15:00' }),
    reviews: {
      averageRating: 4.6,
      count: 1_284,
      spread: { five: 988, four: 201, three: 48, two: 19, one: 28 },
      quotes: keyed(
        [
          {
            author: 'Daniel F.',
            rating: 5,
            text: 'They had the same ute at Toowoomba with the canopy I wanted and moved it down in four days.',
            about: 'bought a Ranger',
            date: addDays(seedDate, -12),
          },
          {
            author: 'Sunita B.',
            rating: 5,
            text: 'One invoice for car, trailer and servicing. My accountant sent them flowers.',
            about: 'business purchase',
            date: addDays(seedDate, -28),
          },
          {
            author: 'Kath M.',
            rating: 4,
            text: 'The service was thorough. The call to say so came an hour late.',
            about: 'service',
            date: addDays(seedDate, -35),
            answer: 'We now send a message when the car leaves the hoist.',
            answeredBy: 'Colin Mather',
          },
          {
            author: 'Leo V.',
            rating: 5,
            text: 'Warranty work done in Geelong on a car I bought in Newcastle, without an argument.',
            about: 'warranty',
            date: addDays(seedDate, -58),
          },
        ],
        'review',
      ),
    },
    people: keyed(
      [
        {
          name: 'Margaret Ellery',
          role: 'Dealer principal',
          note: 'Third generation',
          department: 'sales',
          weekdays: [1, 2, 3, 4, 5],
        },
        {
          name: 'Stuart Pham',
          role: 'New vehicles',
          note: 'English, Vietnamese',
          department: 'sales',
          weekdays: [1, 2, 4, 5, 6],
        },
        {
          name: 'Georgia Lund',
          role: 'Pre-owned',
          note: 'Group stock, any yard',
          department: 'sales',
          weekdays: [2, 3, 4, 5, 6],
        },
        {
          name: 'Brett Ackroyd',
          role: 'Business and fleet',
          note: 'Chattel mortgage, novated lease',
          department: 'sales',
          weekdays: [1, 2, 3, 4, 5],
        },
        {
          name: 'Nadia Karim',
          role: 'Finance',
          note: 'English, Bengali',
          department: 'sales',
          weekdays: [1, 2, 3, 4, 5],
        },
        {
          name: 'Colin Mather',
          role: 'Service adviser',
          note: 'Thirty years on the counter',
          department: 'service',
          weekdays: [1, 2, 3, 4, 5],
        },
      ],
      'person',
    ),
    gettingHere: keyed(
      [
        {
          kind: 'parking',
          title: 'Visitor parking off Steel Street',
          text: 'Twenty-four spaces, two for vehicles with trailers.',
        },
        {
          kind: 'train',
          title: 'Newcastle Interchange, 6 min on foot',
          text: 'Trains and light rail. A courtesy car meets you on request.',
        },
        {
          kind: 'key',
          title: 'Early-bird key box',
          text: 'By the service entrance on King Street, any hour.',
        },
      ],
      'reach',
    ),
    plan: {
      street: 'Hunter Street',
      crossStreets: ['King Street', 'Stewart Avenue', 'Steel Street'],
      entry: 'in from Steel Street',
      landmark: 'Birdwood Park',
      water: 'Throsby Creek',
      stop: 'Newcastle Interchange',
      stopWalk: '6 min on foot',
    },
    distributionLocations: keyed([weakReference(`location-${SLUG}-wattlebrook-penrith`)]),
  })
}

function penrith(seedDate: string) {
  return make.location('wattlebrook-penrith', {
    name: 'Wattlebrook Penrith',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(2),
    dealershipSlug: 'wattlebrook-penrith',
    dealershipId: '302',
    dealerLicenseNumber: 'MD 061 905',
    motorVehicleRepairer: 'MVRL 61377',
    manufacturers: makes('ford', 'nissan', 'mahindra'),
    phone: '02 5550 0320',
    email: 'penrith@wattlebrook.example',
    address: address('108 Mulgoa Road', 'Penrith', STATE, '2750', [-33.7594, 150.6858]),
    openingHours: week('08:30-17:30', '08:30-17:00', '10:00-16:00'),
    specialHours: specialDays(seedDate, {
      state: STATE,
      lesser: '10:00-15:00',
      own: [specialDay(addDays(seedDate, 16), 'Fleet handover morning', '12:00-17:30')],
    }),
    reviews: { averageRating: 4.3, count: 655 },
    distributionLocations: keyed([weakReference(`location-${SLUG}-wattlebrook-newcastle`)]),
  })
}

function trucks(seedDate: string) {
  return make.location('wattlebrook-newcastle-trucks', {
    name: 'Wattlebrook Newcastle Trucks',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(7),
    dealershipSlug: 'wattlebrook-newcastle-trucks',
    dealershipId: '307',
    dealerLicenseNumber: 'MD 048 118',
    motorVehicleRepairer: 'MVRL 58261',
    manufacturers: makes(...MAKES_SOLD_NEW.trucks),
    phone: '02 5550 0370',
    email: 'trucks@wattlebrook.example',
    address: address('14 Kinta Drive', 'Beresfield', STATE, '2322', [-32.7967, 151.6378]),
    openingHours: week('06:30-18:00', '07:00-12:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.5, count: 143 },
  })
}

function parts(seedDate: string) {
  return make.location('wattlebrook-parts', {
    name: 'Wattlebrook Parts, Beresfield',
    locationType: 'parts',
    primary: false,
    visible: true,
    orderRank: orderRank(9),
    dealershipSlug: 'wattlebrook-newcastle-trucks',
    dealershipId: '307',
    phone: '02 5550 0375',
    email: 'parts@wattlebrook.example',
    address: address('16 Kinta Drive', 'Beresfield', STATE, '2322', [-32.7971, 151.6384]),
    openingHours: week('07:00-17:00', '08:00-12:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.1, count: 39 },
  })
}
