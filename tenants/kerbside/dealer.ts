import { type DealerSeed, picturesBeside } from '../src/dealer-seed.ts'
import { listLocations } from './locations.ts'
import { navigation } from './navigation.ts'
import { listOffers } from './offers.ts'
import { listPages } from './pages.ts'
import { listPromoTiles } from './promo-tiles.ts'
import { SLUG, siteSettings, tenant } from './settings.ts'

/** Kerbside Used Cars, Perth. */
export const kerbside: DealerSeed = {
  slug: SLUG,
  name: 'Kerbside Used Cars',
  template: 'metro',
  pictures: picturesBeside(import.meta.url, 'hatch-round-hero-plum', 'mpv-bronze', 'suv-green'),
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
