import { keyed, reference, slug } from './content-fields.ts'
import type { SeedDocument } from './dealer-seed.ts'

type Fields = Record<string, unknown>

/** Factories of one dealer's documents: their ids and the reference to the dealer, or the list of sites. */
export function dealerDocuments(dealer: string) {
  const site = reference(`tenant-${dealer}`)
  const own =
    (type: string) =>
    (name: string, fields: Fields): SeedDocument => ({
      _id: `${type}-${dealer}-${name}`,
      _type: type,
      tenant: site,
      ...fields,
    })
  const shared =
    (type: string) =>
    (name: string, fields: Fields): SeedDocument => ({
      _id: `${type}-${dealer}-${name}`,
      _type: type,
      sites: keyed([site]),
      ...fields,
    })
  const location = own('location')
  const page = own('page')
  const offer = shared('offer')
  return {
    location: (name: string, fields: Fields) => location(name, { slug: slug(name), ...fields }),
    page: (name: string, fields: Fields) => page(name.replaceAll('/', '-'), { slug: slug(name), ...fields }),
    offer: (name: string, fields: Fields) => offer(name, { slug: slug(name), ...fields }),
    promoTile: shared('promoTile'),
    redirect: own('redirect'),
    siteSettings: (fields: Fields): SeedDocument => ({
      _id: `siteSettings-${dealer}`,
      _type: 'siteSettings',
      tenant: site,
      ...fields,
    }),
    navigation: (fields: Fields): SeedDocument => ({
      _id: `navigation-${dealer}`,
      _type: 'navigation',
      tenant: site,
      ...fields,
    }),
  }
}
