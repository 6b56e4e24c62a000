import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** One tile that runs, one for used cars only, one to come, one over. */
export function listPromoTiles(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.promoTile('home-charger', {
      name: 'Charge at home',
      headline: 'Charge at home',
      text: 'A wall charger, fitted, with every IM6 ordered this month.',
      linkLabel: 'See the offer',
      link: '/special-offers',
      background: 'accent',
      display: ['new', 'demo'],
      strictDisplay: false,
      start: from(-14),
      expiry: until(31),
      position: 8,
      wide: false,
    }),
    make.promoTile('certified-used', {
      name: 'Certified used',
      headline: 'Certified used',
      text: 'One more year of warranty, 90 points checked, 12 months of roadside assist.',
      linkLabel: 'What it covers',
      link: '/warranty',
      background: 'ink',
      display: ['used'],
      strictDisplay: true,
      position: 8,
      wide: false,
    }),
    make.promoTile('cyberster', {
      name: 'Cyberster weekend (to come)',
      headline: 'Cyberster for a weekend',
      text: 'Friday night to Monday morning.',
      linkLabel: 'How it works',
      link: '/special-offers',
      background: 'brand',
      display: [],
      strictDisplay: false,
      start: from(21),
      expiry: until(80),
      position: 17,
      wide: false,
    }),
    make.promoTile('eofy-1', {
      name: 'End of financial year (over)',
      headline: 'EOFY',
      text: 'Every plate of the year before.',
      linkLabel: 'See the cars',
      link: '/search/new-cars',
      background: 'accent',
      display: [],
      strictDisplay: false,
      start: from(-90),
      expiry: until(-1),
      position: 17,
      wide: false,
    }),
  ]
}
