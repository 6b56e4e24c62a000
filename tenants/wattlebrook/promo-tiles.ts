import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Tiles that run on the group's usual places, one to come, one over. */
export function listPromoTiles(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.promoTile('group-warranty', {
      name: 'Group warranty',
      headline: 'Two years, three states',
      text: 'One warranty, honoured at every Wattlebrook workshop.',
      linkLabel: 'Read the terms',
      link: '/warranty',
      background: 'brand',
      display: ['used'],
      strictDisplay: false,
      wide: false,
    }),
    make.promoTile('finance-rate', {
      name: '7.5% group finance',
      headline: '7.5% group finance',
      text: '7.5% a year, comparison rate 7.5%. At all eight dealerships.',
      linkLabel: 'Finance and insurance',
      link: '/finance-and-insurance',
      background: 'accent',
      display: [],
      strictDisplay: false,
      start: from(-60),
      expiry: until(120),
      wide: false,
    }),
    make.promoTile('ranger', {
      name: 'Ranger offer (new and demo)',
      headline: 'Ranger XLT, $70,490',
      text: 'Drive away at Penrith and Toowoomba.',
      linkLabel: 'See the offer',
      link: '/offers/ford/ranger-business',
      background: 'ink',
      display: ['new', 'demo'],
      strictDisplay: false,
      start: from(-18),
      expiry: until(33),
      position: 9,
      wide: false,
    }),
    make.promoTile('plate-change', {
      name: 'Plate change (to come)',
      headline: '$2,500 towards a 2026 plate',
      text: 'With a trade-in.',
      linkLabel: 'New cars',
      link: '/search/new-cars',
      background: 'accent',
      display: ['new'],
      strictDisplay: true,
      start: from(36),
      expiry: until(72),
      position: 5,
      wide: true,
    }),
    make.promoTile('eofy', {
      name: 'End of financial year (over)',
      headline: 'Delivered before 30 June',
      text: 'Instant write-off stock.',
      linkLabel: 'See stock',
      link: '/search/new-cars',
      background: 'sunken',
      display: [],
      strictDisplay: false,
      start: from(-170),
      expiry: until(-85),
      position: 14,
      wide: false,
    }),
  ]
}
