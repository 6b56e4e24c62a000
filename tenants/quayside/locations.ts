import { addDays } from '@forecourt/schemas/contract/pure'
import { keyed, orderRank, reference, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDay, specialDays, week } from '../src/hours.ts'
import { DECIDED_AHEAD, furtherLocations } from './locations-further.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)
const makes = (...slugs: string[]) => keyed(slugs.map((slug) => reference(`manufacturer-${slug}`)))
const others = (...slugs: string[]) => keyed(slugs.map((slug) => weakReference(`location-${SLUG}-${slug}`)))

/** The three yards. Alexandria is open late on Thursdays; Parramatta closes for lunch on Saturdays. */
export function listLocations(seedDate: string): SeedDocument[] {
  return [
    make.location('alexandria', {
      name: 'Quayside Alexandria',
      locationType: 'sales',
      locationSubtype: ['buying'],
      primary: true,
      visible: true,
      orderRank: orderRank(1),
      dealershipSlug: 'quayside-alexandria',
      dealershipId: '101',
      dealerLicenseNumber: 'MD 051 482',
      motorVehicleRepairer: 'MVRL 60211',
      manufacturers: makes('mazda', 'kia', 'byd'),
      phone: '02 5550 0142',
      landlinePhone: '02 5550 0140',
      email: 'alexandria@quayside.example',
      address: {
        _type: 'address',
        street: '112 Bourke Road',
        city: 'Alexandria',
        state: 'NSW',
        postcode: '2015',
        position: { _type: 'geopoint', lat: -33.9105, lng: 151.1952 },
      },
      openingHours: week('08:30-17:30', '08:30-17:00', '10:00-16:00', { 4: '08:30-20:00' }),
      departments: keyed(
        [
          {
            department: 'service',
            phone: '02 5550 0148',
            openingHours: week('07:30-17:00', '08:00-12:00', ''),
          },
          {
            department: 'parts',
            phone: '02 5550 0147',
            openingHours: week('08:00-17:00', '08:00-12:00', ''),
          },
        ],
        'departmentHours',
      ),
      dropOffTimes: ['07:30', '08:00', '08:30', '09:00', '09:30'],
      courtesies: keyed(
        [
          { title: 'I’ll wait', text: 'About 90 minutes. There’s Wi-Fi and coffee.' },
          { title: 'Drop me at the station', text: 'Green Square, every 20 minutes until 9:00 am.' },
          { title: 'Loan car', text: '$25 a day. We’ll call to confirm one is free.' },
        ],
        'courtesy',
      ),
      specialHours: specialDays(seedDate, {
        state: 'NSW',
        daysAhead: DECIDED_AHEAD,
        own: [specialDay(addDays(seedDate, 12), 'Stocktake morning', '11:00-17:30')],
      }),
      reviews: {
        averageRating: 4.7,
        count: 812,
        spread: { five: 687, four: 85, three: 20, two: 8, one: 12 },
        quotes: keyed(
          [
            {
              author: 'Farida N.',
              rating: 5,
              text: 'They showed me the scratch before I found it. Price on the windscreen was the price I paid, and the plates were on when I came back from lunch.',
              about: 'bought a used car',
              date: addDays(seedDate, -14),
            },
            {
              author: 'Owen B.',
              rating: 5,
              text: 'Dropped the key in the box at six, got a photo of the worn pads at nine and a price before they touched it.',
              about: 'service',
              date: addDays(seedDate, -21),
            },
            {
              author: 'Lachlan T.',
              rating: 4,
              text: 'Good people, busy Saturday. Waited twenty minutes for the test drive I had booked.',
              about: 'test drive',
              date: addDays(seedDate, -30),
              answer: 'Fair. Saturday bookings now have a car held at the door.',
              answeredBy: 'Priya Raman',
            },
            {
              author: 'Minh D.',
              rating: 5,
              text: 'Traded my hatch, signed for a wagon, home by dinner. Nobody tried to sell me paint protection.',
              about: 'traded in',
              date: addDays(seedDate, -44),
            },
            {
              author: 'Rosa K.',
              rating: 2,
              text: 'Parts took nine days instead of three.',
              about: 'parts',
              date: addDays(seedDate, -50),
              answer: 'Two suppliers let us down, and we should have rung you sooner.',
              answeredBy: 'Sam Whitcombe',
            },
          ],
          'review',
        ),
      },
      people: keyed(
        [
          {
            name: 'Priya Raman',
            role: 'Dealer principal',
            note: 'English, Tamil',
            department: 'sales',
            weekdays: [1, 2, 3, 4, 5],
          },
          {
            name: 'Tom Halloran',
            role: 'Used cars',
            note: 'Eleven years here',
            department: 'sales',
            weekdays: [1, 2, 4, 5, 6],
          },
          {
            name: 'Mei Okafor',
            role: 'New cars',
            note: 'English, Mandarin',
            department: 'sales',
            weekdays: [2, 3, 4, 5, 6],
          },
          {
            name: 'Dan Petrov',
            role: 'Finance',
            note: 'Says no to nobody’s face',
            department: 'sales',
            weekdays: [1, 2, 3, 4],
          },
          {
            name: 'Lucy Moretti',
            role: 'Service bookings',
            note: 'English, Italian',
            department: 'service',
            weekdays: [1, 2, 3, 4, 5],
          },
          {
            name: 'Sam Whitcombe',
            role: 'Parts',
            note: 'Knows every part number',
            department: 'parts',
            weekdays: [1, 2, 3, 4, 5],
          },
        ],
        'person',
      ),
      gettingHere: keyed(
        [
          {
            kind: 'parking',
            title: 'Turn in from Bourke Road',
            text: 'Eighteen visitor spaces in front of the glass, two of them wide.',
          },
          {
            kind: 'train',
            title: 'Green Square station, 18 min on foot',
            text: 'Ring from the platform and we pick you up.',
          },
          {
            kind: 'key',
            title: 'Service drop-off from 6 am',
            text: 'Key box left of the roller door, day and night.',
          },
        ],
        'reach',
      ),
      plan: {
        street: 'Bourke Road',
        crossStreets: ['Doody Street', 'O’Riordan Street', 'Gardeners Road'],
        entry: 'in from Bourke Road',
        landmark: 'Perry Park',
        water: 'Alexandra Canal',
        stop: 'Green Square station',
        stopWalk: '18 min on foot',
      },
      distributionLocations: others('parramatta', 'brookvale'),
    }),
    ...furtherLocations(seedDate),
  ]
}
