/** Content in the shape of the platform's: a dealer's own documents, shared ones, and the query for all of them. */
export const DEALERS = 200
export const DOCUMENTS_EACH = 100

interface Stub {
  _id: string
  _type: string
  [name: string]: unknown
}

export function formatSlug(dealer: number): string {
  return `dealer-${dealer}`
}

/** Manufacturers and models, the same for all. */
export function sharedDocuments(): Stub[] {
  return Array.from({ length: 60 }, (_, index) => ({
    _id: `manufacturer-${index}`,
    _type: 'manufacturer',
    name: `Maker ${index}`,
    slug: { _type: 'slug', current: `maker-${index}` },
  }))
}

/** One dealer's hundred documents: dealer, locations, pages, tiles, and mostly offers. */
export function dealerDocuments(dealer: number): Stub[] {
  const slug = formatSlug(dealer)
  const tenant = { _type: 'reference', _ref: `tenant-${slug}` }
  const own = (type: string, count: number, rest: (index: number) => object): Stub[] =>
    Array.from({ length: count }, (_, index) => ({
      _id: `${type}-${slug}-${index}`,
      _type: type,
      tenant,
      title: `${type} ${index} of ${slug}`,
      body: text(index),
      ...rest(index),
    }))
  const settings = {
    _id: `tenant-${slug}`,
    _type: 'tenant',
    slug: { current: slug },
    name: slug,
    hosts: [slug],
  }
  const sites = [{ _key: 'a', ...tenant }]
  return [
    settings,
    ...own('location', 5, (index) => ({ opening: days(), order: index })),
    ...own('navigation', 1, () => ({ items: days() })),
    ...own('page', 23, (index) => ({ slug: { current: `page-${index}` }, blocks: days() })),
    ...own('promoTile', 20, (index) => ({ sites, position: index })),
    ...own('offer', 50, (index) => ({
      sites,
      manufacturer: { _ref: `manufacturer-${index}` },
      order: index,
    })),
  ]
}

function text(index: number): string {
  return `Words about number ${index} that a shopper may read. `.repeat(6)
}

function days(): object[] {
  return Array.from({ length: 7 }, (_, day) => ({ _key: `d${day}`, day, opens: '08:30', closes: '17:00' }))
}

const OF_TENANT = 'tenant->slug.current == $tenant'

/** All content of one dealer in one query, as the site requests it. */
export const BUNDLE_QUERY = `{
  "tenant": *[_type == "tenant" && slug.current == $tenant][0],
  "locations": *[_type == "location" && ${OF_TENANT}] | order(order asc),
  "offers": *[_type == "offer" && references(*[_type == "tenant" && slug.current == $tenant]._id)]
    | order(order asc){..., "maker": manufacturer->{name, "slug": slug.current}},
  "promoTiles": *[_type == "promoTile" && $tenant in sites[]->slug.current] | order(position asc),
  "navigation": *[_type == "navigation" && ${OF_TENANT}][0],
  "pages": *[_type == "page" && ${OF_TENANT}]{title, "slug": slug.current, blocks},
  "manufacturers": *[_type == "manufacturer"] | order(name asc){name, "slug": slug.current}
}`
