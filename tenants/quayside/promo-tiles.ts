import { pictureField } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Tiles that run, one still to come, one over, and one that shows only in searches of used cars. */
export function listPromoTiles(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.promoTile('stocktake', {
      name: 'Stocktake sale',
      headline: 'Stocktake sale',
      text: 'Demonstrators marked down until the end of the month.',
      linkLabel: 'See the cars',
      link: '/search/demo-cars',
      image: pictureField('hatch-sky', 'Sky-blue hatchback seen from the front, illustration'),
      background: 'accent',
      display: [],
      strictDisplay: false,
      start: from(-7),
      expiry: until(23),
      position: 8,
      wide: false,
    }),
    make.promoTile('money-back', {
      name: '48-hour money back',
      headline: '48 hours to change your mind',
      text: 'Bring a used car back within two days, whatever the reason.',
      linkLabel: 'How it works',
      link: '/warranty',
      background: 'brand',
      display: ['used'],
      strictDisplay: false,
      position: 17,
      wide: false,
    }),
    make.promoTile('plate-clearance', {
      name: 'Plate clearance (starts next month)',
      headline: 'Plate clearance',
      text: '$2,000 off every demonstrator.',
      linkLabel: 'See demonstrators',
      link: '/search/demo-cars',
      background: 'accent',
      display: ['demo', 'new'],
      strictDisplay: true,
      start: from(30),
      expiry: until(60),
      position: 8,
      wide: true,
    }),
    make.promoTile('eofy', {
      name: 'End of financial year (over)',
      headline: 'EOFY deals',
      text: 'The last days of the financial year.',
      linkLabel: 'See the cars',
      link: '/search/new-cars',
      background: 'ink',
      display: [],
      strictDisplay: false,
      start: from(-60),
      expiry: until(-1),
      position: 17,
      wide: false,
    }),
  ]
}
