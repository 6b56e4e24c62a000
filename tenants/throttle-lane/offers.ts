import { orderRank, pictureField, reference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Four offers that run, one to come, one over. */
export function listOffers(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.offer('mt-07-ride-away', {
      name: 'MT-07 LAMS, $13,999 ride away',
      category: 'New car offer',
      manufacturer: reference('manufacturer-yamaha'),
      model: reference('model-yamaha-mt-07'),
      image: pictureField('naked-black', 'Black naked motorcycle seen from the side, illustration'),
      description:
        'Last year’s plate, this year’s bike. Nine left: five black, three blue, one grey. Full tank.',
      disclaimer:
        'Ride away price in South Australia with 12 months registration, CTP and stamp duty. Learner approved version. ' +
        'Stock on the floor only. No trade-in bonus on top.',
      start: from(-11),
      expiry: until(27),
      orderRank: orderRank(1),
    }),
    make.offer('demo-rate', {
      name: '4.95% on demonstrators',
      category: 'Finance offer',
      interestRate: 4.95,
      comparisonRate: 7.4,
      termMonths: 36,
      image: pictureField('cruiser-black', 'Black cruiser seen from the front, illustration'),
      description:
        'Eleven demos, all under 3,000 km. 4.95% a year over three years, comparison rate 7.40%. 20% deposit.',
      disclaimer: 'Approved applicants only. Demonstrators in stock only.',
      start: from(-4),
      expiry: until(19),
      orderRank: orderRank(2),
    }),
    make.offer('learner-gear', {
      name: '$500 of gear with a first bike',
      category: 'Used car offer',
      image: pictureField('naked-red', 'Red naked motorcycle seen from the front, illustration'),
      description:
        'Buy any LAMS bike, new or used, on your R-Date permit. Take $500 off helmet, jacket, gloves or boots.',
      disclaimer: 'Show the permit. Gear in stock. Once a rider.',
      start: from(-90),
      expiry: until(120),
      orderRank: orderRank(3),
    }),
    make.offer('two-tyres', {
      name: 'Pair of tyres, fitting free',
      category: 'Service offer',
      image: pictureField('wheel-blue', 'Front wheel of a blue motorcycle, illustration'),
      description:
        'Buy front and rear. We fit, balance and valve them. Wait with a coffee, or take the loan scooter.',
      disclaimer: 'Wheels on the bike. Old tyres recycled, $8 the pair.',
      start: from(-30),
      expiry: until(45),
      orderRank: orderRank(4),
    }),
    make.offer('himalayan-launch', {
      name: 'Himalayan 450: panniers included',
      category: 'New car offer',
      manufacturer: reference('manufacturer-royal-enfield'),
      model: reference('model-royal-enfield-himalayan-450'),
      description: 'First shipment of the year. Hard panniers fitted before you collect.',
      disclaimer: 'First twelve orders.',
      start: from(24),
      expiry: until(66),
      orderRank: orderRank(5),
    }),
    make.offer('track-day', {
      name: 'Track day at The Bend with any R7',
      category: 'New car offer',
      manufacturer: reference('manufacturer-yamaha'),
      model: reference('model-yamaha-yzf-r7'),
      description: 'One day, one instructor, lunch.',
      start: from(-100),
      expiry: until(-38),
      orderRank: orderRank(6),
    }),
  ]
}
