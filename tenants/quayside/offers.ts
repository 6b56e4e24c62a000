import { drawnPictureField, orderRank, reference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Three offers that run, one still to come, one that is over. */
export function listOffers(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.offer('runout-dual-cabs', {
      name: 'Run-out dual cabs, fitted and plated',
      category: 'New car offer',
      manufacturer: reference('manufacturer-gwm'),
      description:
        'The last of this year’s plates, drive away, with a tub liner and a tow bar fitted before you pick it up. ' +
        'The price is the Lux in white; one XSR in black is left as well. Ask which are on the ground today.',
      disclaimer: [
        'Drive away price for private buyers with a garage address in New South Wales.',
        'Vehicles in stock only, until sold out. Metallic paint $595.',
        'Tub liner and tow bar are fitted by our own workshop and carry its warranty of 12 months.',
        'Fleet, rental and government buyers are excluded. Not with any other offer.',
      ].join('\n'),
      image: drawnPictureField('ute-blue', 'Blue dual-cab ute seen from the front, illustration', {
        x: 0.5,
        y: 0.55,
      }),
      start: from(-12),
      expiry: until(4),
      orderRank: orderRank(1),
      price: 41490,
      figureUnit: 'drive away',
      figureNote: 'tub liner and tow bar fitted',
      model: reference('model-gwm-cannon'),
      searchHref: '/search/gwm/cannon?car_type=new&year=-2025',
      inclusions: [
        'Tub liner and 2,500 kg tow bar, fitted in our workshop',
        'Twelve months’ registration and CTP',
        'Seven-year warranty from the maker',
        'Full tank and floor mats',
      ],
    }),
    make.offer('first-service-on-us', {
      name: 'First service on us',
      category: 'Used car offer',
      description:
        'Buy any used car priced above $15,000 and we look after its first logbook service, parts and labour, up to 12 months after you drive it home.',
      disclaimer:
        'Logbook service up to $350. Booked and carried out at a Quayside workshop. Not for commercial vehicles.',
      image: drawnPictureField('wagon-green', 'Green wagon seen from the front, illustration'),
      start: from(-40),
      expiry: until(60),
      orderRank: orderRank(2),
      figure: '$0',
      figureUnit: 'first service',
      figureNote: 'parts and labour, up to $350',
      searchHref: '/search/used-cars?price=15000-',
      inclusions: [
        'The manufacturer’s scheduled service',
        'Genuine filters and oil',
        'A stamp in the book and a written report',
      ],
    }),
    make.offer('small-car-finance', {
      name: 'Demonstrator hatchbacks at a low rate',
      category: 'Finance offer',
      price: 32_990,
      deposit: 6_598,
      interestRate: 5.99,
      comparisonRate: 6.54,
      termMonths: 36,
      description:
        'Demonstrators, none over 6,000 km, at 5.99% a year over three years, comparison rate 6.54%. From $32,990 drive away with a 20% deposit.',
      disclaimer: 'Approved applicants only. Demonstrators in stock only, until sold out.',
      start: from(-5),
      expiry: until(15),
      orderRank: orderRank(3),
      searchHref: '/search/hatch?car_type=demo',
    }),
    make.offer('new-year-plate-clearance', {
      name: 'Plate clearance: $2,000 off every demonstrator',
      category: 'New car offer',
      description:
        'Starts when the new plates land. Every demonstrator on our floors, $2,000 below its windscreen price.',
      disclaimer: 'Off the advertised drive away price. While stock lasts.',
      start: from(30),
      expiry: until(60),
      orderRank: orderRank(4),
    }),
    make.offer('winter-tyre-check', {
      name: 'Four tyres for the price of three',
      category: 'Service offer',
      description: 'Fitted, balanced and aligned while you wait at Alexandria.',
      start: from(-90),
      expiry: until(-30),
      orderRank: orderRank(5),
    }),
    make.offer('trade-in-saturday', {
      name: 'Trade-in Saturday',
      category: 'Trade-in offer',
      figure: '+$1,500',
      figureUnit: 'for your car',
      figureNote: 'on top of our written offer',
      description:
        'Bring your car on a Saturday, leave with a written offer, and have $1,500 more than it states when you buy a car from us within seven days.',
      inclusions: [
        'A valuation by two people, on the hoist',
        'The figure in writing, good for seven days',
        'Money owing on the car paid out for you',
      ],
      disclaimer: [
        'One trade-in a car. Against any car in stock priced from $15,000.',
        'The car drives in under its own power, registered in New South Wales.',
      ].join('\n'),
      start: from(-8),
      expiry: until(12),
      orderRank: orderRank(6),
    }),
    make.offer('sealion-with-charger', {
      name: 'Sealion 6 with a wall charger',
      category: 'New car offer',
      manufacturer: reference('manufacturer-byd'),
      model: reference('model-byd-sealion-6'),
      price: 44_490,
      figureUnit: 'drive away',
      figureNote: '7 kW charger and standard installation',
      searchHref: '/search/byd/sealion-6?car_type=new',
      description:
        'Order a Sealion 6 by the end of the month and an electrician fits the charger at your place within ten days.',
      inclusions: [
        '7 kW wall charger, up to 10 metres from the switchboard',
        'Installation by a licensed electrician',
        'Six-year vehicle warranty, eight years on the battery',
      ],
      disclaimer: [
        'Drive away price for private buyers in New South Wales. Metallic paint $1,000.',
        'Single-phase supply, standard installation to the value of $1,450; anything beyond is quoted first.',
      ].join('\n'),
      image: drawnPictureField('suv-blue', 'Blue SUV seen from the front, illustration'),
      start: from(-22),
      expiry: until(7),
      orderRank: orderRank(7),
    }),
  ]
}
