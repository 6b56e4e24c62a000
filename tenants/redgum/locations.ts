import { addDays } from '@forecourt/schemas/contract/pure'
import { address, keyed, makes, orderRank, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDay, specialDays, week } from '../src/hours.ts'
import { endOfDay } from '../src/seed-dates.ts'
import { MAKES_SOLD_NEW, SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)
const STATE = 'QLD'

/** Three yards, and the truck workshop in Torrington, which starts earlier than the yard beside it. */
export function listLocations(seedDate: string): SeedDocument[] {
  return [toowoomba(seedDate), dalby(seedDate), roma(seedDate), workshop(seedDate)]
}

function toowoomba(seedDate: string) {
  return make.location('redgum-toowoomba', {
    name: 'Redgum Toowoomba',
    locationType: 'sales',
    locationSubtype: ['buying'],
    primary: true,
    visible: true,
    orderRank: orderRank(1),
    dealershipSlug: 'redgum-toowoomba',
    dealershipId: '401',
    dealerLicenseNumber: '4 276 044',
    manufacturers: makes(...Object.values(MAKES_SOLD_NEW).flat()),
    phone: '07 5550 0410',
    landlinePhone: '07 5550 0400',
    email: 'toowoomba@redgum.example',
    address: address('212 Carrington Road', 'Torrington', STATE, '4350', [-27.5346, 151.8801]),
    openingHours: week('07:30-17:30', '08:00-14:00', ''),
    specialHours: specialDays(seedDate, {
      state: STATE,
      own: [specialDay(addDays(seedDate, 13), 'Caravan handover school', '08:00-17:30')],
    }),
    reviews: {
      averageRating: 4.6,
      count: 388,
      spread: { five: 298, four: 61, three: 14, two: 6, one: 9 },
      quotes: keyed(
        [
          {
            author: 'Barry and Lyn',
            rating: 5,
            text: 'Tracey weighed the van loaded, took the spare wheel off the bumper and moved it forward. It tows like another van.',
            about: 'caravan',
            date: addDays(seedDate, -13),
          },
          {
            author: 'Tom G.',
            rating: 5,
            text: 'Truck in at six, out by knock-off, and the old filters in a bag so I could see.',
            about: 'truck service',
            date: addDays(seedDate, -22),
          },
          {
            author: 'Anne R.',
            rating: 4,
            text: 'Honest yard. Dusty shoes.',
            about: 'bought a ute',
            date: addDays(seedDate, -37),
            answer: 'The water cart goes round twice a day now.',
            answeredBy: 'Col Brannigan',
          },
          {
            author: 'Dusty P.',
            rating: 5,
            text: 'They told me the ute I had was enough for the van I wanted. I kept my money.',
            about: 'advice',
            date: addDays(seedDate, -63),
          },
        ],
        'review',
      ),
    },
    people: keyed(
      [
        {
          name: 'Col Brannigan',
          role: 'Yard boss',
          note: 'Drove road trains for nineteen years',
          department: 'sales',
          weekdays: [1, 2, 3, 4, 5],
        },
        {
          name: 'Tracey Duke',
          role: 'Caravans',
          note: 'Towed one round twice',
          department: 'sales',
          weekdays: [1, 2, 3, 4, 5, 6],
        },
        {
          name: 'Wal Petersen',
          role: 'Trucks',
          note: 'Bodies, trays and paperwork',
          department: 'sales',
          weekdays: [1, 2, 3, 4, 5],
        },
        {
          name: 'Jess Moloney',
          role: '4x4 and utes',
          note: 'Knows what tows what',
          department: 'sales',
          weekdays: [2, 3, 4, 5, 6],
        },
        {
          name: 'Merv Katter',
          role: 'Parts',
          note: 'If it was made, he finds it',
          department: 'parts',
          weekdays: [1, 2, 3, 4, 5],
        },
      ],
      'person',
    ),
    gettingHere: keyed(
      [
        {
          kind: 'drive-through',
          title: 'Drive through with the van on',
          text: 'In at the north gate, out at the south: 32 metres, no reversing.',
        },
        { kind: 'parking', title: 'Room for a B-double', text: 'On the gravel beside the weighbridge.' },
        { kind: 'key', title: 'Leave the keys any hour', text: 'Steel box by the workshop roller door.' },
      ],
      'reach',
    ),
    plan: {
      street: 'Carrington Road',
      crossStreets: ['McDougall Street', 'Boundary Street', 'Industrial Avenue'],
      entry: 'in from Carrington Road',
      landmark: 'The weighbridge',
      stop: 'Out to the Warrego Highway',
      stopWalk: '2 min, no reversing',
    },
    distributionLocations: keyed(
      ['redgum-dalby', 'redgum-roma'].map((place) => weakReference(`location-${SLUG}-${place}`)),
    ),
    popup: {
      title: 'Caravan weights, checked free',
      description:
        'Bring your van loaded the way you tour with it. We put it on the scales, write down the axle and ball weights, and tell you what to move.',
      buttonLabel: 'What the weights mean',
      buttonHref: '/towing-weights',
      expiry: endOfDay(seedDate, 34, ZONE),
    },
  })
}

function dalby(seedDate: string) {
  return make.location('redgum-dalby', {
    name: 'Redgum Dalby',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(2),
    dealershipSlug: 'redgum-dalby',
    dealershipId: '402',
    dealerLicenseNumber: '4 276 045',
    manufacturers: makes(...MAKES_SOLD_NEW.trucks, ...MAKES_SOLD_NEW.utes),
    phone: '07 5550 0420',
    email: 'dalby@redgum.example',
    address: address('61 Drayton Street', 'Dalby', STATE, '4405', [-27.1869, 151.2631]),
    openingHours: week('07:30-12:30, 13:00-17:00', '08:00-12:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.7, count: 121 },
    distributionLocations: keyed([weakReference(`location-${SLUG}-redgum-toowoomba`)]),
  })
}

function roma(seedDate: string) {
  return make.location('redgum-roma', {
    name: 'Redgum Roma',
    primary: false,
    visible: true,
    orderRank: orderRank(3),
    dealershipSlug: 'redgum-roma',
    dealershipId: '403',
    dealerLicenseNumber: '4 276 046',
    manufacturers: makes('isuzu', 'hino', 'ldv'),
    phone: '07 5550 0430',
    email: 'roma@redgum.example',
    address: address('20 Raglan Street', 'Roma', STATE, '4455', [-26.5706, 148.7971]),
    openingHours: week('07:30-12:30, 13:30-17:00', '', '', { 5: '07:30-12:30, 13:30-16:00' }),
    specialHours: specialDays(seedDate, {
      state: STATE,
      own: [specialDay(addDays(seedDate, 18), 'At the sale yards, ring ahead', '13:30-17:00')],
    }),
    reviews: { averageRating: 3.4, count: 9 },
  })
}

function workshop(seedDate: string) {
  return make.location('redgum-workshop', {
    name: 'Redgum Truck Workshop',
    locationType: 'service',
    primary: false,
    visible: true,
    orderRank: orderRank(4),
    dealershipSlug: 'redgum-toowoomba',
    dealershipId: '401',
    motorVehicleRepairer: 'QLD MVR 6120',
    manufacturers: makes(...MAKES_SOLD_NEW.trucks),
    phone: '07 5550 0440',
    email: 'workshop@redgum.example',
    address: address('214 Carrington Road', 'Torrington', STATE, '4350', [-27.5349, 151.8796]),
    openingHours: week('06:00-18:00', '06:00-12:00', ''),
    dropOffTimes: ['06:00', '07:00', '08:00', '12:00', '16:00'],
    courtesies: keyed(
      [
        { title: 'Loan ute', text: '$40 a day. We’ll call to confirm one is free.' },
        { title: 'Smoko room', text: 'Wait here: a couch, a kettle and the cricket.' },
      ],
      'courtesy',
    ),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.5, count: 64 },
  })
}
