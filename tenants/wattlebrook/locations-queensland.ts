import { addDays } from '@forecourt/schemas/contract/pure'
import { address, keyed, makes, orderRank, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDay, specialDays, week } from '../src/hours.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)
const STATE = 'QLD'
const ZONE = 'Australia/Brisbane'

/** Toowoomba and Mackay, and the site in Gladstone that is not shown until it opens. */
export function northernLocations(seedDate: string): SeedDocument[] {
  return [toowoomba(seedDate), mackay(seedDate), gladstone(seedDate)]
}

function toowoomba(seedDate: string) {
  return make.location('wattlebrook-toowoomba', {
    name: 'Wattlebrook Toowoomba',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(5),
    timeZone: ZONE,
    dealershipSlug: 'wattlebrook-toowoomba',
    dealershipId: '305',
    dealerLicenseNumber: '4 388 215',
    manufacturers: makes('ford', 'subaru', 'volkswagen'),
    phone: '07 5550 0350',
    email: 'toowoomba@wattlebrook.example',
    address: address('620 Ruthven Street', 'Toowoomba City', STATE, '4350', [-27.5706, 151.9539]),
    openingHours: week('08:00-17:30', '08:00-13:00', ''),
    specialHours: specialDays(seedDate, {
      state: STATE,
      own: [specialDay(addDays(seedDate, 25), 'Stocktake', '')],
    }),
    reviews: { averageRating: 4.5, count: 412 },
  })
}

function mackay(seedDate: string) {
  return make.location('wattlebrook-mackay', {
    name: 'Wattlebrook Mackay',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(6),
    timeZone: ZONE,
    dealershipSlug: 'wattlebrook-mackay',
    dealershipId: '306',
    dealerLicenseNumber: '4 388 216',
    manufacturers: makes('toyota', 'nissan', 'isuzu', 'mahindra'),
    phone: '07 5550 0360',
    email: 'mackay@wattlebrook.example',
    address: address('58 Nebo Road', 'West Mackay', STATE, '4740', [-21.1489, 149.1698]),
    openingHours: week('07:30-17:00', '08:00-12:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 3.9, count: 97 },
    distributionLocations: keyed([weakReference(`location-${SLUG}-wattlebrook-toowoomba`)]),
  })
}

function gladstone(seedDate: string) {
  return make.location('wattlebrook-gladstone', {
    name: 'Wattlebrook Gladstone',
    locationType: 'sales',
    primary: false,
    visible: false,
    orderRank: orderRank(10),
    timeZone: ZONE,
    phone: '07 5550 0390',
    email: 'gladstone@wattlebrook.example',
    address: address('94 Hanson Road', 'Gladstone', STATE, '4680', [-23.8376, 151.2407]),
    openingHours: week('08:00-17:00', '', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { count: 0 },
  })
}
