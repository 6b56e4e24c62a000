import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Tiles that run, one to come, one over; one is only for searches of used cars, which here is every search. */
export function listPromoTiles(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.promoTile('inspection', {
      name: 'The sheet',
      headline: 'Read the sheet first',
      text: '112 points a car, the bad ones in red.',
      linkLabel: 'What we check',
      link: '/inspection',
      background: 'brand',
      display: ['used'],
      strictDisplay: false,
      position: 6,
      wide: false,
    }),
    make.promoTile('your-inspector', {
      name: 'Your inspector, our bill',
      headline: 'Your inspector, our bill',
      text: 'If they find what we missed.',
      linkLabel: 'The terms',
      link: '/offers/your-inspector-our-bill',
      background: 'accent',
      display: [],
      strictDisplay: false,
      start: from(-45),
      expiry: until(90),
      position: 12,
      wide: true,
    }),
    make.promoTile('sell', {
      name: 'We buy (pale)',
      headline: 'Selling one?',
      text: 'Twenty minutes in Welshpool, a figure on paper.',
      linkLabel: 'How it goes',
      link: '/sell-your-car',
      background: 'sunken',
      display: [],
      strictDisplay: false,
      position: 18,
      wide: false,
    }),
    make.promoTile('first-car', {
      name: 'First car week (to come)',
      headline: 'First car week',
      text: 'Two front tyres for P platers.',
      linkLabel: 'Cars under $15,000',
      link: '/search/used-cars?price=-15000',
      background: 'accent',
      display: ['used'],
      strictDisplay: true,
      start: from(21),
      expiry: until(28),
      position: 3,
      wide: false,
    }),
    make.promoTile('stamp-duty', {
      name: 'Stamp duty (over)',
      headline: 'Stamp duty on us',
      text: 'On cars here longer than 60 days.',
      linkLabel: 'See the cars',
      link: '/search/used-cars',
      background: 'ink',
      display: [],
      strictDisplay: false,
      start: from(-80),
      expiry: until(-41),
      position: 12,
      wide: false,
    }),
  ]
}
