import { drawnPictureField, orderRank, reference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Five offers that run, one to come, one over. */
export function listOffers(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.offer('ranger-business', {
      name: 'Ford Ranger XLT, ready to work',
      category: 'New car offer',
      manufacturer: reference('manufacturer-ford'),
      model: reference('model-ford-ranger'),
      description:
        'Ranger XLT dual cab 2.0 bi-turbo, 2026 plate, available from Wattlebrook Penrith and Wattlebrook Toowoomba. ' +
        'The price includes tow bar, bed liner and the first scheduled service.',
      disclaimer: [
        'Drive away price for private and ABN buyers in New South Wales and Queensland.',
        'Vehicles in stock and delivered within the offer period. Prestige paint $750.',
        'Fleet, government and rental buyers excluded.',
        'Cannot be combined with another offer.',
      ].join('\n'),
      image: drawnPictureField('ute-black', 'Black dual-cab ute seen from the front, illustration', {
        x: 0.5,
        y: 0.55,
      }),
      start: from(-18),
      expiry: until(8),
      orderRank: orderRank(1),
      price: 70490,
      figureUnit: 'drive away',
      figureNote: 'tow bar, bed liner and first service included',
      searchHref: '/search/ford/ranger?car_type=new&badge=XLT',
      inclusions: [
        'Tow bar rated to 3,500 kg',
        'Bed liner, fitted',
        'First scheduled service',
        'Twelve months’ registration and CTP',
      ],
    }),
    make.offer('group-finance-rate', {
      name: 'Group finance on every pre-owned vehicle',
      category: 'Finance offer',
      interestRate: 7.5,
      comparisonRate: 7.5,
      termMonths: 60,
      description:
        'One rate at all eight dealerships: 7.5% a year over five years with a 10% deposit, comparison rate 7.5%.',
      disclaimer: 'Approved applicants only. Trucks and motorcycles on their own terms.',
      start: from(-60),
      expiry: until(120),
      orderRank: orderRank(2),
      searchHref: '/search/used-cars',
    }),
    make.offer('forester-hybrid-drive-away', {
      name: 'Subaru Forester Hybrid',
      category: 'New car offer',
      manufacturer: reference('manufacturer-subaru'),
      model: reference('model-subaru-forester'),
      description:
        'Forester Hybrid Touring, 2025 plate, in stock at Newcastle, registered within two working days of settlement.',
      disclaimer: ['Private buyers in New South Wales and Queensland.', 'While stocks last.'].join('\n'),
      image: drawnPictureField('suv-white', 'White SUV seen from the front, illustration'),
      start: from(-6),
      expiry: until(20),
      orderRank: orderRank(3),
      price: 58490,
      figureUnit: 'drive away',
      figureNote: 'metallic paint included',
      searchHref: '/search/subaru/forester?car_type=new&badge=Hybrid%20Touring',
      inclusions: [
        'Registered within two working days of settlement',
        'Metallic paint',
        'Five-year warranty',
      ],
    }),
    make.offer('transferred-warranty', {
      name: 'Group warranty on pre-owned vehicles',
      category: 'Used car offer',
      description:
        'Pre-owned cars under eight years and 140,000 km carry a two-year group warranty, honoured at each of our workshops in three states.',
      disclaimer: 'Scheduled servicing at a Wattlebrook workshop required. Trucks and motorcycles excluded.',
      image: drawnPictureField('wagon-blue', 'Blue wagon seen from the front, illustration'),
      start: from(-120),
      expiry: until(150),
      orderRank: orderRank(4),
      figure: '2',
      figureUnit: 'years',
      figureNote: 'at every Wattlebrook workshop',
      searchHref: '/search/used-cars',
      inclusions: [
        'Engine, gearbox, drive line, steering and electrics',
        'Honoured in three states',
        'Passes to the next owner',
      ],
    }),
    make.offer('truck-service-agreement', {
      name: 'Fixed-cost service for Hino and Fuso',
      category: 'Service offer',
      manufacturer: reference('manufacturer-hino'),
      description: 'A monthly fee for all scheduled servicing over four years, invoiced to the vehicle.',
      disclaimer: 'New trucks delivered by Wattlebrook Newcastle Trucks. Up to 60,000 km a year.',
      start: from(-30),
      expiry: until(90),
      orderRank: orderRank(5),
      figure: '48',
      figureUnit: 'months',
      figureNote: 'all scheduled servicing, one monthly fee',
      inclusions: ['All scheduled servicing', 'Genuine parts and fluids', 'A booking at night on request'],
    }),
    make.offer('plate-change', {
      name: 'Plate change: $2,500 towards a 2026 plate',
      category: 'New car offer',
      description: 'A contribution of $2,500 to the changeover on any 2026-plated car in stock.',
      disclaimer: 'Against the drive away price. Trade-in required.',
      start: from(36),
      expiry: until(72),
      orderRank: orderRank(6),
    }),
    make.offer('end-of-financial-year', {
      name: 'End of financial year: instant write-off stock',
      category: 'New car offer',
      description: 'Delivered and registered before 30 June.',
      start: from(-170),
      expiry: until(-85),
      orderRank: orderRank(7),
    }),
    make.offer('changeover-bonus', {
      name: 'Changeover bonus on any Subaru',
      category: 'Trade-in offer',
      manufacturer: reference('manufacturer-subaru'),
      figure: '+$2,000',
      figureUnit: 'for your car',
      figureNote: 'on top of its written valuation',
      description:
        'A contribution of $2,000 above the written valuation of your vehicle when it is changed over for a new Subaru in stock.',
      inclusions: ['Valuation at any of eight dealerships', 'The figure in writing, good for seven days'],
      disclaimer: [
        'Against the drive away price. One trade-in a vehicle.',
        'Vehicles registered in Australia.',
      ].join('\n'),
      start: from(-20),
      expiry: until(9),
      orderRank: orderRank(8),
    }),
  ]
}
