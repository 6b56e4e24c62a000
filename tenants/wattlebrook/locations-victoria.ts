import { address, keyed, makes, orderRank, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDays, week } from '../src/hours.ts'
import { MAKES_SOLD_NEW, SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)
const STATE = 'VIC'
const ZONE = 'Australia/Melbourne'

/** Geelong, Ballarat, and the motorcycles in Geelong West. */
export function southernLocations(seedDate: string): SeedDocument[] {
  return [geelong(seedDate), ballarat(seedDate), motorcycles(seedDate)]
}

function geelong(seedDate: string) {
  return make.location('wattlebrook-geelong', {
    name: 'Wattlebrook Geelong',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(3),
    timeZone: ZONE,
    dealershipSlug: 'wattlebrook-geelong',
    dealershipId: '303',
    dealerLicenseNumber: 'LMCT 11 482',
    manufacturers: makes('volkswagen', 'kia', 'nissan'),
    phone: '03 5550 0330',
    email: 'geelong@wattlebrook.example',
    address: address('260 Melbourne Road', 'North Geelong', STATE, '3215', [-38.1109, 144.3527]),
    openingHours: week('08:30-17:30', '08:30-17:00', '', { 4: '08:30-20:00' }),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.4, count: 518 },
    distributionLocations: keyed([weakReference(`location-${SLUG}-wattlebrook-ballarat`)]),
  })
}

function ballarat(seedDate: string) {
  return make.location('wattlebrook-ballarat', {
    name: 'Wattlebrook Ballarat',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(4),
    timeZone: ZONE,
    dealershipSlug: 'wattlebrook-ballarat',
    dealershipId: '304',
    dealerLicenseNumber: 'LMCT 11 506',
    manufacturers: makes('toyota', 'isuzu', 'mahindra'),
    phone: '03 5550 0340',
    email: 'ballarat@wattlebrook.example',
    address: address('920 Howitt Street', 'Wendouree', STATE, '3355', [-37.5413, 143.8349]),
    openingHours: week('08:30-17:30', '09:00-13:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.7, count: 301 },
    distributionLocations: keyed([weakReference(`location-${SLUG}-wattlebrook-geelong`)]),
  })
}

function motorcycles(seedDate: string) {
  return make.location('wattlebrook-geelong-motorcycles', {
    name: 'Wattlebrook Geelong Motorcycles',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(8),
    timeZone: ZONE,
    dealershipSlug: 'wattlebrook-geelong-motorcycles',
    dealershipId: '308',
    dealerLicenseNumber: 'LMCT 11 483',
    manufacturers: makes(...MAKES_SOLD_NEW.motorcycles),
    phone: '03 5550 0380',
    email: 'motorcycles@wattlebrook.example',
    address: address('178 Latrobe Terrace', 'Geelong West', STATE, '3218', [-38.1449, 144.3505]),
    openingHours: week('09:00-17:30', '09:00-16:00', '', { 1: '' }),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.8, count: 226 },
  })
}
