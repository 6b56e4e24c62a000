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
    reviews: { averageRating: 4.6, count: 388 },
    distributionLocations: keyed(
      ['redgum-dalby', 'redgum-roma'].map((place) => weakReference(`location-${SLUG}-${place}`)),
    ),
    popup: {
      title: 'Caravan weights, checked free',
      description:
        'Bring your van loaded the way you tour with it. We put it on the scales, write down the axle and ball weights, and tell you what to move.',
      buttonLabel: 'Hours and directions',
      buttonHref: '/locations/redgum-toowoomba',
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
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.5, count: 64 },
  })
}
