import { addDays } from '@forecourt/schemas/contract/pure'
import { keyed, orderRank, reference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDay, specialDays, week } from '../src/hours.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)
const manufacturers = keyed([reference('manufacturer-mg')])

/** Two showrooms and the service centre. Sundays are by appointment. */
export function listLocations(seedDate: string): SeedDocument[] {
  return [
    make.location('fortitude-valley', {
      name: 'Brisbane MG Fortitude Valley',
      locationType: 'sales',
      locationSubtype: ['buying'],
      primary: true,
      visible: true,
      orderRank: orderRank(1),
      manufacturers,
      dealershipSlug: 'brisbane-mg-fortitude-valley',
      dealershipId: '201',
      dealerLicenseNumber: '4 412 903',
      phone: '07 5550 0120',
      landlinePhone: '07 5550 0110',
      email: 'valley@brisbane-mg.example',
      address: {
        _type: 'address',
        street: '248 Wickham Street',
        city: 'Fortitude Valley',
        state: 'QLD',
        postcode: '4006',
        position: { _type: 'geopoint', lat: -27.4568, lng: 153.0358 },
      },
      openingHours: week('08:30-17:30', '08:30-17:00', ''),
      specialHours: specialDays(seedDate, {
        state: 'QLD',
        own: [specialDay(addDays(seedDate, 9), 'IM6 evening', '08:30-17:30, 18:00-20:30')],
      }),
      reviews: {
        averageRating: 4.8,
        count: 954,
        spread: { five: 881, four: 50, three: 12, two: 4, one: 7 },
        quotes: keyed(
          [
            {
              author: 'Amelia R.',
              rating: 5,
              text: 'Ravi drew the charging on a napkin and it was right: 11 per cent to Noosa and back.',
              about: 'bought an MG4',
              date: addDays(seedDate, -11),
            },
            {
              author: 'Jonas P.',
              rating: 5,
              text: 'The charger was on the wall before the car was in the driveway.',
              about: 'bought an IM6',
              date: addDays(seedDate, -24),
            },
            {
              author: 'Dee L.',
              rating: 4,
              text: 'Lovely people. The showroom is hard to find from Ann Street.',
              about: 'test drive',
              date: addDays(seedDate, -39),
              answer: 'We have put a sign on the corner of East Street. Thank you.',
              answeredBy: 'Helena Voss',
            },
            {
              author: 'Tariq S.',
              rating: 5,
              text: 'No haggling, no office, no second man. The price was on the wall.',
              about: 'bought a ZS',
              date: addDays(seedDate, -52),
            },
          ],
          'review',
        ),
      },
      people: keyed(
        [
          {
            name: 'Helena Voss',
            role: 'General manager',
            note: 'English, German',
            department: 'sales',
            weekdays: [1, 2, 3, 4, 5],
          },
          {
            name: 'Ravi Menon',
            role: 'Electric specialist',
            note: 'Drives an IM5',
            department: 'sales',
            weekdays: [1, 2, 3, 5, 6],
          },
          {
            name: 'Chloe Tan',
            role: 'New vehicles',
            note: 'English, Cantonese',
            department: 'sales',
            weekdays: [2, 3, 4, 5, 6],
          },
          {
            name: 'Marcus Bell',
            role: 'Finance',
            note: 'Two minutes, then a coffee',
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
            title: 'Enter from East Street',
            text: 'Underground, two levels, forty minutes free with a charger at every bay.',
          },
          {
            kind: 'train',
            title: 'Fortitude Valley station, 9 min on foot',
            text: 'Leave by the Brunswick Street side.',
          },
          {
            kind: 'key',
            title: 'Service cars leave from here too',
            text: 'Give us the key by 9 am; Bowen Hills has it at 9.15.',
          },
        ],
        'reach',
      ),
      plan: {
        street: 'Wickham Street',
        crossStreets: ['Ann Street', 'East Street', 'Gipps Street'],
        entry: 'in from East Street',
        landmark: 'Centenary Place',
        stop: 'Fortitude Valley station',
        stopWalk: '9 min on foot',
      },
    }),
    make.location('springwood', {
      name: 'Brisbane MG Springwood',
      locationType: 'sales',
      primary: false,
      visible: true,
      orderRank: orderRank(2),
      manufacturers,
      dealershipSlug: 'brisbane-mg-springwood',
      dealershipId: '202',
      dealerLicenseNumber: '4 412 903',
      phone: '07 5550 0135',
      email: 'springwood@brisbane-mg.example',
      address: {
        _type: 'address',
        street: '3390 Pacific Highway',
        city: 'Springwood',
        state: 'QLD',
        postcode: '4127',
        position: { _type: 'geopoint', lat: -27.6131, lng: 153.1269 },
      },
      openingHours: week('08:30-17:30', '09:00-16:00', ''),
      specialHours: specialDays(seedDate, { state: 'QLD' }),
      reviews: {
        averageRating: 4.6,
        count: 371,
        spread: { five: 285, four: 58, three: 14, two: 6, one: 8 },
        quotes: keyed(
          [
            {
              author: 'Sam O.',
              rating: 5,
              text: 'Drove three in one afternoon, nobody rang me afterwards until I rang them.',
              about: 'test drive',
              date: addDays(seedDate, -16),
            },
            {
              author: 'Wendy G.',
              rating: 4,
              text: 'Good handover. The wait for floor mats was not so good.',
              about: 'bought an HS',
              date: addDays(seedDate, -47),
            },
          ],
          'review',
        ),
      },
      people: keyed(
        [
          {
            name: 'Paige Lindqvist',
            role: 'Showroom manager',
            note: 'English, Swedish',
            department: 'sales',
            weekdays: [1, 2, 3, 4, 5],
          },
          {
            name: 'Omar Haddad',
            role: 'New vehicles',
            note: 'English, Arabic',
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
            title: 'Service road beside the highway',
            text: 'Leave at exit 24 northbound, exit 23 southbound.',
          },
          {
            kind: 'bus',
            title: 'Springwood bus station, 7 min on foot',
            text: 'Ring and we fetch you with a car you can drive back.',
          },
        ],
        'reach',
      ),
      plan: {
        street: 'Pacific Highway',
        crossStreets: ['Old Pacific Highway', 'Fitzgerald Avenue', 'Cinderella Drive'],
        entry: 'in from the service road',
        landmark: 'Springwood Park',
        stop: 'Springwood bus station',
        stopWalk: '7 min on foot',
      },
    }),
    make.location('bowen-hills-service', {
      name: 'Brisbane MG Service, Bowen Hills',
      locationType: 'service',
      primary: false,
      visible: true,
      orderRank: orderRank(3),
      manufacturers,
      dealershipSlug: 'brisbane-mg-fortitude-valley',
      dealershipId: '201',
      motorVehicleRepairer: 'QLD MVR 7714',
      phone: '07 5550 0150',
      email: 'service@brisbane-mg.example',
      address: {
        _type: 'address',
        street: '31 Abbotsford Road',
        city: 'Bowen Hills',
        state: 'QLD',
        postcode: '4006',
        position: { _type: 'geopoint', lat: -27.4432, lng: 153.0389 },
      },
      openingHours: week('07:00-17:30', '08:00-12:00', ''),
      specialHours: specialDays(seedDate, { state: 'QLD' }),
      reviews: { averageRating: 4.4, count: 207 },
    }),
  ]
}
