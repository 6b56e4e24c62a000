import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Tiles that run, two without a place of their own, one to come, one over. */
export function listPromoTiles(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.promoTile('lams', {
      name: 'Learners: LAMS list',
      headline: 'On a permit?',
      text: 'What you may ride, and what fits you.',
      linkLabel: 'LAMS explained',
      link: '/learner-riders',
      background: 'accent',
      display: [],
      strictDisplay: false,
      wide: false,
    }),
    make.promoTile('trade', {
      name: 'Trade in three photos',
      headline: 'Trade in three photos',
      text: 'Left, right, dash. A figure by close of business.',
      linkLabel: 'Send them',
      link: '/contact-us',
      background: 'brand',
      display: ['used', 'demo'],
      strictDisplay: false,
      wide: false,
    }),
    make.promoTile('demo-rate', {
      name: 'Demo rate (strict: demo only)',
      headline: '4.95% on demos',
      text: '4.95% a year, comparison rate 7.40%.',
      linkLabel: 'Terms',
      link: '/offers/demo-rate',
      background: 'sunken',
      display: ['demo'],
      strictDisplay: true,
      start: from(-4),
      expiry: until(19),
      position: 3,
      wide: false,
    }),
    make.promoTile('himalayan', {
      name: 'Himalayan launch (to come)',
      headline: 'Himalayan 450',
      text: 'Panniers included.',
      linkLabel: 'See it',
      link: '/search/new-used-and-demo-cars?query=Himalayan',
      background: 'accent',
      display: ['new'],
      strictDisplay: false,
      start: from(24),
      expiry: until(66),
      position: 6,
      wide: true,
    }),
    make.promoTile('toy-run', {
      name: 'Toy run (over)',
      headline: 'Toy run',
      text: 'Leaves Victoria Park at ten.',
      linkLabel: 'Route',
      link: '/about-us',
      background: 'ink',
      display: [],
      strictDisplay: false,
      start: from(-40),
      expiry: until(-9),
      position: 15,
      wide: false,
    }),
  ]
}
