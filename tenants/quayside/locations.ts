import { addDays } from '@forecourt/schemas/contract/pure'
import { keyed, orderRank, reference, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDay, specialDays, week } from '../src/hours.ts'
import { endOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)
const makes = (...slugs: string[]) => keyed(slugs.map((slug) => reference(`manufacturer-${slug}`)))
const others = (...slugs: string[]) => keyed(slugs.map((slug) => weakReference(`location-${SLUG}-${slug}`)))

/** Days. The holidays after them are still to be decided. */
const DECIDED_AHEAD = 100

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
          { department: 'service', openingHours: week('07:30-17:00', '08:00-12:00', '') },
          { department: 'parts', openingHours: week('08:00-17:00', '08:00-12:00', '') },
        ],
        'departmentHours',
      ),
      specialHours: specialDays(seedDate, {
        state: 'NSW',
        daysAhead: DECIDED_AHEAD,
        own: [specialDay(addDays(seedDate, 12), 'Stocktake morning', '11:00-17:30')],
      }),
      reviews: { averageRating: 4.7, count: 812 },
      distributionLocations: others('parramatta', 'brookvale'),
    }),
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
      specialHours: specialDays(seedDate, { state: 'NSW', daysAhead: DECIDED_AHEAD }),
      reviews: { averageRating: 4.5, count: 436 },
      distributionLocations: others('alexandria'),
      popup: {
        title: 'Saturday trade-in day',
        description:
          'Bring your car to Parramatta this Saturday. Two valuers, no appointment, a written figure in half an hour.',
        buttonLabel: 'See our opening hours',
        buttonHref: '/locations/parramatta',
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
      reviews: { averageRating: 4.0, count: 118 },
    }),
  ]
}
