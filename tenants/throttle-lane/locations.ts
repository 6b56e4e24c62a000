import { addDays } from '@forecourt/schemas/contract/pure'
import { address, keyed, makes, orderRank, weakReference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { specialDay, specialDays, week } from '../src/hours.ts'
import { MAKES_SOLD_NEW, SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)
const STATE = 'SA'
const elsewhere = (...slugs: string[]) => keyed(slugs.map((one) => weakReference(`location-${SLUG}-${one}`)))

/** Three shops, closed on Sundays and Mondays, and the workshop behind the city shop. */
export function listLocations(seedDate: string): SeedDocument[] {
  return [adelaide(seedDate), marion(seedDate), elizabeth(seedDate), workshop(seedDate)]
}

function adelaide(seedDate: string) {
  return make.location('throttle-lane-adelaide', {
    name: 'Throttle Lane Adelaide',
    locationType: 'sales',
    primary: true,
    visible: true,
    orderRank: orderRank(1),
    dealershipSlug: 'throttle-lane-adelaide',
    dealershipId: '501',
    dealerLicenseNumber: 'LVD 294 611',
    manufacturers: makes(...MAKES_SOLD_NEW),
    phone: '08 5550 0510',
    landlinePhone: '08 5550 0500',
    email: 'adelaide@throttle-lane.example',
    address: address('196 Wright Street', 'Adelaide', STATE, '5000', [-34.9312, 138.5908]),
    openingHours: week('09:00-17:30', '09:00-16:00', '', { 1: '', 4: '09:00-20:00' }),
    specialHours: specialDays(seedDate, {
      state: STATE,
      own: [specialDay(addDays(seedDate, 7), 'Demo ride day', '08:00-17:00')],
    }),
    reviews: { averageRating: 4.9, count: 702 },
    distributionLocations: elsewhere('throttle-lane-marion', 'throttle-lane-elizabeth'),
  })
}

function marion(seedDate: string) {
  return make.location('throttle-lane-marion', {
    name: 'Throttle Lane Marion',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(2),
    dealershipSlug: 'throttle-lane-marion',
    dealershipId: '502',
    dealerLicenseNumber: 'LVD 294 612',
    manufacturers: makes('honda', 'yamaha', 'suzuki', 'royal-enfield'),
    phone: '08 5550 0520',
    email: 'marion@throttle-lane.example',
    address: address('820 Marion Road', 'Marion', STATE, '5043', [-35.0069, 138.5562]),
    openingHours: week('09:00-17:30', '09:00-15:00', '', { 1: '' }),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.6, count: 240 },
    distributionLocations: elsewhere('throttle-lane-adelaide'),
  })
}

function elizabeth(seedDate: string) {
  return make.location('throttle-lane-elizabeth', {
    name: 'Throttle Lane Elizabeth',
    locationType: 'sales',
    primary: false,
    visible: true,
    orderRank: orderRank(3),
    dealershipSlug: 'throttle-lane-elizabeth',
    dealershipId: '503',
    dealerLicenseNumber: 'LVD 294 613',
    manufacturers: makes('kawasaki', 'triumph', 'harley-davidson'),
    phone: '08 5550 0530',
    email: 'elizabeth@throttle-lane.example',
    address: address('410 Main North Road', 'Elizabeth', STATE, '5112', [-34.7243, 138.6679]),
    openingHours: week('09:00-17:30', '09:00-15:00', '', { 1: '' }),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.4, count: 88 },
    distributionLocations: elsewhere('throttle-lane-adelaide'),
  })
}

function workshop(seedDate: string) {
  return make.location('throttle-lane-workshop', {
    name: 'Throttle Lane Workshop',
    locationType: 'service',
    primary: false,
    visible: true,
    orderRank: orderRank(4),
    dealershipSlug: 'throttle-lane-adelaide',
    dealershipId: '501',
    manufacturers: makes(...MAKES_SOLD_NEW),
    phone: '08 5550 0540',
    email: 'workshop@throttle-lane.example',
    address: address('11 Crowther Street', 'Adelaide', STATE, '5000', [-34.9309, 138.5899]),
    openingHours: week('07:30-17:00', '08:00-12:00', ''),
    specialHours: specialDays(seedDate, { state: STATE }),
    reviews: { averageRating: 4.7, count: 156 },
  })
}
