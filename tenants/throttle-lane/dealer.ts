import { type DealerSeed, picturesBeside } from '../src/dealer-seed.ts'
import { listLocations } from './locations.ts'
import { navigation } from './navigation.ts'
import { listOffers } from './offers.ts'
import { listPages } from './pages.ts'
import { listPromoTiles } from './promo-tiles.ts'
import { SLUG, siteSettings, tenant } from './settings.ts'

/** Throttle Lane Motorcycles, Adelaide. */
export const throttleLane: DealerSeed = {
  slug: SLUG,
  name: 'Throttle Lane Motorcycles',
  template: 'moto',
  pictures: picturesBeside(
    import.meta.url,
    'motorcycle-naked-sharp-hero-n-acid',
    'naked-black',
    'naked-red',
    'cruiser-black',
    'wheel-blue',
  ),
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
