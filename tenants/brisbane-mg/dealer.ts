import type { DealerSeed } from '../src/dealer-seed.ts'
import { listLocations } from './locations.ts'
import { navigation } from './navigation.ts'
import { listOffers } from './offers.ts'
import { listPages } from './pages.ts'
import { listPromoTiles } from './promo-tiles.ts'
import { SLUG, siteSettings, tenant } from './settings.ts'

/** Brisbane MG. */
export const brisbaneMg: DealerSeed = {
  slug: SLUG,
  name: 'Brisbane MG',
  template: 'marque',
  pictures: [
    'suv-slim-hero-n-copper',
    'sedan-blade-hero-n-pearl',
    'suv-grey',
    'sedan-lamp-red',
    'sedan-rear-grey',
    'suv-lamp-copper',
    'suv-wheel-copper',
    'sedan-grey',
    'suv-red',
    'suv-rear-copper',
    'suv-front-red',
    'convertible-orange',
    'hatch-white',
  ].map((name) => ({
    name,
    file: new URL(`./images/${name}.webp`, import.meta.url),
  })),
  documents: (seedDate) => [
    tenant,
    siteSettings,
    ...listLocations(seedDate),
    ...listOffers(seedDate),
    ...listPromoTiles(seedDate),
    navigation,
    ...listPages(seedDate),
  ],
}
