import type { DealerSeed } from '../src/dealer-seed.ts'
import { listLocations } from './locations.ts'
import { navigation } from './navigation.ts'
import { listOffers } from './offers.ts'
import { listPages } from './pages.ts'
import { listPromoTiles } from './promo-tiles.ts'
import { SLUG, siteSettings, tenant } from './settings.ts'

/** Quayside Motors, Sydney. */
export const quayside: DealerSeed = {
  slug: SLUG,
  name: 'Quayside Motors',
  template: 'metro',
  pictures: ['suv-block-hero-white', 'suv-blue', 'ute-blue', 'hatch-sky', 'wagon-green'].map((name) => ({
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
