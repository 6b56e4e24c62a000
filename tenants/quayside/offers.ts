import { orderRank, pictureField, reference } from '../src/content-fields.ts'
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
      name: 'Run-out dual cabs from $44,990',
      category: 'New car offer',
      manufacturer: reference('manufacturer-gwm'),
      description:
        'The last of this year’s plates, drive away, with a tub liner and a tow bar fitted before you pick it up. ' +
        'Eleven left across the three yards at the time of writing, most of them white or grey. Ask which are on the ground today.',
      disclaimer:
        'Drive away price for private buyers in NSW. Vehicles in stock only, until sold out. Tub liner and 2,500 kg tow bar ' +
        'fitted by our own workshop. Fleet, rental and government buyers excluded. Not with any other offer.',
      image: pictureField('ute-blue', 'Blue dual-cab ute seen from the front, illustration', {
        x: 0.5,
        y: 0.55,
      }),
      start: from(-12),
      expiry: until(26),
      orderRank: orderRank(1),
    }),
    make.offer('first-service-on-us', {
      name: 'First service on us',
      category: 'Used car offer',
      description:
        'Buy any used car priced above $15,000 and we look after its first logbook service, parts and labour, up to 12 months after you drive it home.',
      disclaimer:
        'Logbook service up to $350. Booked and carried out at a Quayside workshop. Not for commercial vehicles.',
      image: pictureField('wagon-green', 'Green wagon seen from the front, illustration'),
      start: from(-40),
      expiry: until(60),
      orderRank: orderRank(2),
    }),
    make.offer('small-car-finance', {
      name: '5.99% on demonstrator hatchbacks',
      category: 'Finance offer',
      price: 29_990,
      deposit: 5_998,
      interestRate: 5.99,
      comparisonRate: 6.54,
      termMonths: 36,
      description:
        'Four demonstrators, none over 6,000 km, at 5.99% a year over three years, comparison rate 6.54%. From $29,990 with a 20% deposit.',
      disclaimer: 'Approved applicants only. Demonstrators in stock only, until sold out.',
      image: pictureField('hatch-sky', 'Sky-blue hatchback seen from the front, illustration'),
      start: from(-5),
      expiry: until(15),
      orderRank: orderRank(3),
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
  ]
}
