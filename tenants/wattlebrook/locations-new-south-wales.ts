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
    reviews: { averageRating: 4.6, count: 1_284 },
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
