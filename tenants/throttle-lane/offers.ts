import { drawnPictureField, orderRank, reference } from '../src/content-fields.ts'
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
    make.offer('mt-09-run-out', {
      name: 'MT-09 run-out',
      category: 'New car offer',
      manufacturer: reference('manufacturer-yamaha'),
      model: reference('model-yamaha-mt-09'),
      image: drawnPictureField('naked-black', 'Black naked motorcycle seen from the side, illustration'),
      description: 'Last year’s plate, this year’s bike. When it is gone it is gone. Full tank.',
      disclaimer: [
        'Ride away price in South Australia with 12 months registration, CTP and stamp duty.',
        'Stock on the floor only. No trade-in bonus on top.',
      ].join('\n'),
      start: from(-11),
      expiry: until(6),
      orderRank: orderRank(1),
      price: 16990,
      figureUnit: 'ride away',
      figureNote: 'last year’s plate, this year’s bike',
      searchHref: '/search/yamaha/mt-09?car_type=new',
      inclusions: ['Twelve months’ registration and CTP', 'Full tank', 'First service at 1,000 km'],
    }),
    make.offer('demo-rate', {
      name: 'Demonstrators at a low rate',
      image: drawnPictureField('cruiser-black', 'Black cruiser seen from the front, illustration'),
      category: 'Finance offer',
      interestRate: 4.95,
      comparisonRate: 7.4,
      termMonths: 36,
      description:
        'Every demo, all under 3,000 km. 4.95% a year over three years, comparison rate 7.40%. 20% deposit.',
      disclaimer: 'Approved applicants only. Demonstrators in stock only.',
      start: from(-4),
      expiry: until(19),
      orderRank: orderRank(2),
      searchHref: '/search/demo-cars',
    }),
    make.offer('learner-gear', {
      name: 'Gear with a first bike',
      category: 'Used car offer',
      image: drawnPictureField('naked-red', 'Red naked motorcycle seen from the front, illustration'),
      description:
        'Buy any LAMS bike, new or used, on your R-Date permit. Take $500 off helmet, jacket, gloves or boots.',
      disclaimer: 'Show the permit. Off the ticketed price of gear in stock. Once a rider.',
      start: from(-90),
      expiry: until(120),
      orderRank: orderRank(3),
      figure: '$500',
      figureUnit: 'of gear',
      figureNote: 'with any LAMS bike on your permit',
      searchHref: '/search/used-cars',
      inclusions: [
        'Helmet, jacket, gloves or boots',
        'Fitted by people who ride',
        'Change the size within 30 days',
      ],
    }),
    make.offer('two-tyres', {
      name: 'Pair of tyres, fitting included',
      category: 'Service offer',
      image: drawnPictureField('wheel-blue', 'Front wheel of a blue motorcycle, illustration'),
      description:
        'Buy front and rear. We fit, balance and valve them. Wait with a coffee, or take the loan scooter.',
      disclaimer: 'Wheels on the bike. Old tyres recycled, $8 the pair.',
      start: from(-30),
      expiry: until(45),
      orderRank: orderRank(4),
      figure: '$0',
      figureUnit: 'fitting',
      figureNote: 'fit, balance and valves',
      inclusions: ['Both tyres fitted and balanced', 'New valves', 'A loan scooter while you wait'],
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
    make.offer('ride-in-trade-in', {
      name: 'Ride it in, ride a new one out',
      category: 'Trade-in offer',
      figure: '+$750',
      figureUnit: 'for your bike',
      figureNote: 'over its written valuation',
      description:
        'Any bike that rides in. Ten minutes on the bench, a figure on paper, $750 more against a new one.',
      inclusions: ['Figure good for seven days', 'Money owing paid out', 'Keep your top box'],
      disclaimer: ['Against new bikes in stock. One trade-in a bike.', 'Registered in South Australia.'].join(
        '\n',
      ),
      start: from(-9),
      expiry: until(21),
      orderRank: orderRank(7),
    }),
  ]
}
