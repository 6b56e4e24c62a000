import { drawnPictureField, orderRank, reference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)
const mg = (model: string) => ({
  manufacturer: reference('manufacturer-mg'),
  model: reference(`model-mg-${model}`),
})

/** Three offers that run, one to come, one over. */
export function listOffers(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.offer('im6-home-charger', {
      name: 'IM6 with a home charger, fitted',
      category: 'New car offer',
      ...mg('im6'),
      description:
        'Order an IM6 from stock and we have a 7 kW charger put in at your house, up to 15 metres from the switchboard. ' +
        'Our electrician rings you within two days to look at the spot, and the car waits until the charger works.',
      disclaimer: [
        'For private buyers within 60 km of Fortitude Valley.',
        'Single-phase supply, standard installation to the value of $1,950; anything beyond is quoted first.',
        'For cars ordered and delivered while the offer runs. Not with any other offer.',
      ].join('\n'),
      image: drawnPictureField('suv-rear-copper', 'Copper SUV seen from behind, illustration'),
      start: from(-14),
      expiry: until(6),
      orderRank: orderRank(1),
      figure: '$1,950',
      figureUnit: 'home charger',
      figureNote: 'fitted, with any IM6 from stock',
      searchHref: '/search/mg/im6',
      inclusions: [
        '7 kW charger, up to 15 metres from the switchboard',
        'Licensed electrician, standard installation',
        'Ten-year warranty while MG services it',
      ],
    }),
    make.offer('mg3-hybrid-drive-away', {
      name: 'MG3 hybrid, registered the same day',
      category: 'New car offer',
      ...mg('mg3'),
      description:
        'Excite grade, on the floor in both showrooms and registered the same day: the 2025 plate in silver at Springwood, this year’s in grey at Fortitude Valley.',
      disclaimer: [
        'Private and ABN buyers in Queensland. Metallic paint $600.',
        'Vehicles in stock only.',
      ].join('\n'),
      image: drawnPictureField('hatch-white', 'White hatchback seen from the front, illustration'),
      start: from(-30),
      expiry: until(18),
      orderRank: orderRank(2),
      price: 26490,
      figureUnit: 'drive away',
      figureNote: '2025 plate',
      searchHref: '/search/mg/mg3?car_type=new',
      inclusions: [
        'Excite grade, silver or grey',
        'Twelve months’ registration and CTP',
        'Ten-year warranty while MG services it',
      ],
    }),
    make.offer('zs-low-rate', {
      name: 'Demonstrator ZS at a low rate',
      image: drawnPictureField('suv-front-red', 'Red SUV seen from straight ahead, illustration'),
      category: 'Finance offer',
      interestRate: 3.9,
      comparisonRate: 4.51,
      termMonths: 36,
      ...mg('zs'),
      description:
        'Demonstrators at 3.9% a year over three years, comparison rate 4.51%. Ask which colours are left.',
      disclaimer: 'Approved applicants only. Demonstrators in stock only.',
      start: from(-3),
      expiry: until(24),
      orderRank: orderRank(3),
      searchHref: '/search/mg/zs?car_type=demo',
    }),
    make.offer('cyberster-weekend', {
      name: 'Cyberster for a weekend',
      category: 'New car offer',
      ...mg('cyberster'),
      description: 'Take the roadster from Friday night to Monday morning before you decide.',
      disclaimer: 'Drivers over 25 with a full licence. 400 km included, $500 bond.',
      image: drawnPictureField('convertible-orange', 'Orange convertible seen from the front, illustration'),
      start: from(21),
      expiry: until(80),
      orderRank: orderRank(4),
    }),
    make.offer('eofy-hs', {
      name: 'HS plate clearance',
      category: 'New car offer',
      ...mg('hs'),
      description: 'Last year’s plates, $3,000 below the list.',
      disclaimer: 'Off the list price. Plated stock only.',
      start: from(-120),
      expiry: until(-45),
      orderRank: orderRank(5),
    }),
    make.offer('battery-health-check', {
      name: 'Battery health check',
      category: 'Service offer',
      manufacturer: reference('manufacturer-mg'),
      figure: '$0',
      figureUnit: 'with any service',
      figureNote: 'a printed state of health',
      description:
        'Any electric or plug-in MG, wherever it was bought. We read every cell, check the cooling and print what your battery holds.',
      inclusions: [
        'State of health in per cent',
        'Software brought up to date',
        'High-voltage cables and cooling checked',
      ],
      disclaimer: [
        'With a scheduled service at Bowen Hills.',
        'Repairs are quoted before anything is touched.',
      ].join('\n'),
      start: from(-20),
      expiry: until(44),
      orderRank: orderRank(6),
    }),
    make.offer('electric-trade-in', {
      name: 'Your old car for an electric one',
      category: 'Trade-in offer',
      manufacturer: reference('manufacturer-mg'),
      figure: '+$2,000',
      figureUnit: 'for your car',
      figureNote: 'towards an MG4, IM5 or IM6',
      description:
        'We value your petrol or diesel car in writing and add $2,000 when it makes way for an electric MG.',
      inclusions: [
        'A written valuation, good for seven days',
        'Your plates moved to the new car',
        'Money owing paid out for you',
      ],
      disclaimer: [
        'Registered in your name for six months. One trade-in a car.',
        'Against new electric MGs in stock.',
      ].join('\n'),
      start: from(-12),
      expiry: until(19),
      orderRank: orderRank(7),
    }),
  ]
}
