import type { DealerSeed } from '../src/dealer-seed.ts'
import { listLocations } from './locations.ts'
import { navigation } from './navigation.ts'
import { listOffers } from './offers.ts'
import { listPages } from './pages.ts'
import { listPromoTiles } from './promo-tiles.ts'
import { SLUG, settings } from './settings.ts'

/** Throttle Lane Motorcycles, Adelaide. It has no pictures of its own yet: its pages stand without. */
export const throttleLane: DealerSeed = {
  slug: SLUG,
  name: 'Throttle Lane Motorcycles',
  template: 'moto',
  pictures: [],
  documents: (seedDate) => [
    settings,
    ...listLocations(seedDate),
    ...listOffers(seedDate),
    ...listPromoTiles(seedDate),
    navigation,
    ...listPages(),
  ],
}
