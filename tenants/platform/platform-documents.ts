import { keyed, reference } from '../src/content-fields.ts'
import type { SeedDocument, SeedPicture } from '../src/dealer-seed.ts'
import { listLogos, listManufacturers } from './manufacturers.ts'
import { listModels } from './models.ts'
import { listSharedOffers } from './shared-offers.ts'

const sites = (...slugs: string[]) => keyed(slugs.map((one) => reference(`tenant-${one}`)))

/** TEN-15: one feature by a list of sites, of which the deny list takes one back; FIN-05: five dealerships by name. */
const platformSettings: SeedDocument = {
  _id: 'platformSettings',
  _type: 'platformSettings',
  flagRules: keyed(
    [{ flag: 'electricHybridTag', allow: sites('wattlebrook', 'kerbside'), deny: sites('kerbside') }],
    'flagRule',
  ),
  financeHiddenDealerships: [
    'wattlebrook-newcastle-trucks',
    'wattlebrook-mackay',
    'redgum-toowoomba',
    'redgum-dalby',
    'redgum-roma',
  ],
  financeHiddenMakes: ['Suzuki'],
}

/** What belongs to no dealer alone: makes, models, the platform's settings, and offers made for several sites. */
export function listPlatformDocuments(seedDate: string): SeedDocument[] {
  return [...listManufacturers(), ...listModels(), platformSettings, ...listSharedOffers(seedDate)]
}

/** The pictures that belong to no dealer. */
export function listPlatformPictures(): SeedPicture[] {
  return listLogos()
}
