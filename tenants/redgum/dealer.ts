import { type DealerSeed, picturesBeside } from '../src/dealer-seed.ts'
import { listLocations } from './locations.ts'
import { navigation } from './navigation.ts'
import { listOffers } from './offers.ts'
import { listPages } from './pages.ts'
import { listPromoTiles } from './promo-tiles.ts'
import { SLUG, siteSettings, tenant } from './settings.ts'

/** Redgum Trucks & Caravans, Toowoomba. */
export const redgum: DealerSeed = {
  slug: SLUG,
  name: 'Redgum Trucks & Caravans',
  template: 'outback',
  pictures: picturesBeside(
    import.meta.url,
    'rig-ivory-white',
    'caravan-blue',
    'motorhome-green',
    'ute-red',
    'truck-white',
    'wheel-white',
    'van-white',
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
