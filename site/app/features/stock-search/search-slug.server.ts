// What a slug after /search/ means (decision 15): a car type, then a make, a body, a location, a dealership.
import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { ALL_STOCK, slugOf } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'

/** Conditions that the address's path adds to whatever the query says, and what the page is called for it. */
export type SearchPlace = {
  /** Path slugs as they stand in the address. */
  slugs: readonly string[]
  title: string
  crumbs: Crumb[]
  /** Conditions by facet or link key. */
  fixed: Readonly<Record<string, readonly string[]>>
}

const TYPES: Readonly<Record<string, { title: string; carTypes: readonly string[] }>> = {
  [ALL_STOCK]: { title: 'New, used and demo cars', carTypes: [] },
  'used-cars': { title: 'Used cars', carTypes: ['used'] },
  'new-and-demo-cars': { title: 'New and demo cars', carTypes: ['new', 'demo'] },
  'demo-cars': { title: 'Demo cars', carTypes: ['demo'] },
  'new-cars': { title: 'New cars', carTypes: ['new'] },
}
const MOST_VALUES = 500

/** The place behind `/search/{slug}` or `/search/{make}/{model}`; null when this dealer has nothing of the name. */
export async function findSearchPlace(path: string, shop: Shop): Promise<SearchPlace | null> {
  const slugs = path.split('/').filter(Boolean)
  const [first = ALL_STOCK, second, ...rest] = slugs
  if (rest.length > 0) return null
  const type = Object.hasOwn(TYPES, first) ? TYPES[first] : undefined
  if (type && second === undefined) {
    const { title, carTypes } = type
    return { slugs: [first], title, crumbs: [], fixed: carTypes.length > 0 ? { car_type: carTypes } : {} }
  }
  const make = type ? undefined : await findValue(shop, 'make', first)
  if (second !== undefined) return make === undefined ? null : modelPlace(shop, first, make, second)
  if (make !== undefined) return valuePlace(first, make, { make: [make] })
  return (await bodyPlace(shop, first)) ?? locationPlace(shop, first) ?? dealershipPlace(shop, first)
}

function valuePlace(slug: string, title: string, fixed: SearchPlace['fixed']): SearchPlace {
  return { slugs: [slug], title, crumbs: [{ label: title }], fixed }
}

async function modelPlace(
  shop: Shop,
  makeSlug: string,
  make: string,
  slug: string,
): Promise<SearchPlace | null> {
  const scope = stockScope(shop)
  const { facets } = await shop.stock.search({
    scope,
    query: '',
    filters: { make: [make] },
    ranges: {},
    sort: 'relevant',
    page: 1,
    hitsPerPage: 1,
    facets: ['model'],
  })
  const model = facets.model?.find(({ value }) => slugOf(value) === slug)?.value
  if (model === undefined) return null
  return {
    slugs: [makeSlug, slug],
    title: `${make} ${model}`,
    crumbs: [{ label: make, href: `/search/${makeSlug}` }, { label: model }],
    fixed: { make: [make], model: [model] },
  }
}

async function bodyPlace(shop: Shop, slug: string): Promise<SearchPlace | null> {
  const body = await findValue(shop, 'body', slug)
  return body === undefined ? null : valuePlace(slug, body, { body: [body] })
}

function locationPlace(shop: Shop, slug: string): SearchPlace | null {
  const place = shop.bundle.locations.find((one) => one.slug === slug && one.visible)
  return place ? valuePlace(slug, `Stock at ${place.name}`, { location_slug: [slug] }) : null
}

function dealershipPlace(shop: Shop, slug: string): SearchPlace | null {
  const dealership = shop.bundle.tenant.dealerships.find((one) => one.slug === slug)
  return dealership ? valuePlace(slug, `Stock of ${dealership.name}`, { dealership_slug: [slug] }) : null
}

/** A facet value of the dealer's own stock by its slug: no make or body is known to the code. */
async function findValue(shop: Shop, facet: string, slug: string): Promise<string | undefined> {
  const values = await shop.stock.countFacet(stockScope(shop), facet, MOST_VALUES)
  return values.find(({ value }) => slugOf(value) === slug)?.value
}
