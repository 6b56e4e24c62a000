import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Tiles that run, one of them wide, one still to come, one over. */
export function listPromoTiles(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.promoTile('weights', {
      name: 'Towing weights',
      headline: 'Can your ute tow it?',
      text: 'Tell us the ute and the van. We do the sums with you, GCM and all.',
      linkLabel: 'How we work it out',
      link: '/towing-weights',
      background: 'brand',
      display: [],
      strictDisplay: false,
      position: 4,
      wide: true,
    }),
    make.promoTile('tray-trucks', {
      name: 'Tray trucks, ready to load',
      headline: 'Tray trucks from $72,990',
      text: 'Built up and on the yard, before government charges. Car licence.',
      linkLabel: 'The small print',
      link: '/offers/isuzu/isuzu-tray-ready',
      background: 'accent',
      display: ['new', 'demo'],
      strictDisplay: false,
      start: from(-20),
      expiry: until(41),
      position: 11,
      wide: false,
    }),
    make.promoTile('roadworthy', {
      name: 'Used: roadworthy and gas certificate',
      headline: 'Certificates come with it',
      text: 'Roadworthy for what drives, gas certificate for what you cook in.',
      linkLabel: 'What we check',
      link: '/warranty',
      background: 'sunken',
      display: ['used'],
      strictDisplay: true,
      position: 8,
      wide: false,
    }),
    make.promoTile('old-one', {
      name: 'Bring the old one (starts next month)',
      headline: '$3,000 over valuation',
      text: 'For whatever you drive in with.',
      linkLabel: 'New trucks and utes',
      link: '/search/new-cars',
      background: 'accent',
      display: [],
      strictDisplay: false,
      start: from(28),
      expiry: until(70),
      position: 11,
      wide: false,
    }),
    make.promoTile('heaters', {
      name: 'Diesel heaters (over)',
      headline: 'A heater with every motorhome',
      text: 'While the frosts last.',
      linkLabel: 'Motorhomes',
      link: '/search/motorhome',
      background: 'ink',
      display: [],
      strictDisplay: false,
      start: from(-150),
      expiry: until(-62),
      position: 4,
      wide: false,
    }),
  ]
}
