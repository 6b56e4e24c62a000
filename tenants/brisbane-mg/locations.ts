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
      reviews: { averageRating: 4.8, count: 954 },
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
      reviews: { averageRating: 4.6, count: 371 },
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
