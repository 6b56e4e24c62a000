import { type DealerSeed, picturesBeside } from '../src/dealer-seed.ts'
import { listLocations } from './locations.ts'
import { navigation } from './navigation.ts'
import { listOffers } from './offers.ts'
import { listPages } from './pages.ts'
import { listPromoTiles } from './promo-tiles.ts'
import { SLUG, siteSettings, tenant } from './settings.ts'

/** Wattlebrook Motor Group, three states. */
export const wattlebrook: DealerSeed = {
  slug: SLUG,
  name: 'Wattlebrook Motor Group',
  template: 'group',
  pictures: picturesBeside(import.meta.url, 'fleet-white-teal', 'suv-white', 'ute-black', 'wagon-blue'),
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
