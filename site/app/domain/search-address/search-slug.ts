import { formatSlug, searchPath } from '#app/paths.ts'
import { typeBaseOfSlug } from './search-path.ts'
import type { SearchBase, Values } from './search-state.ts'

/** What slugs are made of: a dealer's own stock and places. */
export type KnownStock = {
  makes: readonly string[]
  /** 'Make Model', as the facet has them. */
  makeModels: readonly string[]
  bodies: readonly string[]
  /** Bodies that mean trucks of every body, `Light Truck`: there are trucks, and none has that body itself. */
  truckBodies: readonly string[]
  locations: readonly { slug: string; name: string }[]
  dealerships: readonly { slug: string; name: string }[]
}

/**
 * Resolves `/search/{slug}`: car types, then a make, a body, a location, a dealership, and at last a body that is spelled
 * otherwise (`utes`), whose path is then another than the one asked for. Several segments are a car type, a make, its
 * model, a body and a location in this order, each once or not: `used-cars/mazda/cx-5`. Null when none matches.
 */
export function resolveSearchSlug(segments: readonly string[], known: KnownStock): SearchBase | null {
  const [first = '', ...more] = segments
  if (first === '') return null
  if (more.length > 0) return resolveSegments(segments, known)
  return (
    typeBaseOfSlug(first) ??
    nameBase('make', first, known.makes) ??
    trucksBase(first, known) ??
    nameBase('body', first, known.bodies) ??
    placeBase('location_name', first, known.locations) ??
    placeBase('dealership_name', first, known.dealerships) ??
    spelledBodyBase(first, known.bodies)
  )
}

function nameBase(key: 'make' | 'body', slug: string, names: readonly string[]): SearchBase | null {
  const name = names.find((candidate) => formatSlug(candidate) === slug)
  return name === undefined ? null : { path: searchPath(slug), filters: { [key]: [name] } }
}

function resolveSegments(segments: readonly string[], known: KnownStock): SearchBase | null {
  const rest = [...segments]
  const filters: Values = {}
  const take = (resolve: (slug: string) => SearchBase | null) => {
    const found = rest[0] === undefined ? null : resolve(rest[0])
    if (found === null) return
    Object.assign(filters, found.filters)
    rest.shift()
  }
  take((slug) => {
    const types = typeBaseOfSlug(slug)
    return types?.filters.car_type?.length === 1 ? types : null
  })
  const makeSlug = rest[0] ?? ''
  take((slug) => nameBase('make', slug, known.makes))
  if (filters.make) take((slug) => modelBase(makeSlug, slug, known))
  take((slug) => nameBase('body', slug, known.bodies))
  take((slug) => placeBase('location_name', slug, known.locations))
  const [first, ...more] = segments
  return rest.length > 0 ? null : { path: [searchPath(first), ...more].join('/'), filters }
}

/** Menus lead to light trucks (SRCH-41), and trucks are filed under their own bodies: tippers, pantechs. */
function trucksBase(slug: string, { truckBodies }: KnownStock): SearchBase | null {
  const isMeant = truckBodies.some((body) => formatSlug(body) === slug)
  return isMeant ? { path: searchPath(slug), filters: { item_type: ['truck'] } } : null
}

/** A body in the plural or the singular; unlike other slugs, its path is not the one asked for. */
function spelledBodyBase(slug: string, bodies: readonly string[]): SearchBase | null {
  const body = bodies.find((name) => {
    const known = formatSlug(name)
    return pluralsOf(known).includes(slug) || pluralsOf(slug).includes(known)
  })
  return body === undefined ? null : nameBase('body', formatSlug(body), bodies)
}

const pluralsOf = (slug: string) => [`${slug}s`, `${slug}es`, slug.replace(/y$/, 'ies')]

function placeBase(
  key: 'location_name' | 'dealership_name',
  slug: string,
  places: KnownStock['locations'],
): SearchBase | null {
  const place = places.find((candidate) => candidate.slug === slug)
  return place ? { path: searchPath(slug), filters: { [key]: [place.name] } } : null
}

function modelBase(makeSlug: string, modelSlug: string, known: KnownStock): SearchBase | null {
  // A feed may write one make in two ways, each with models of its own.
  for (const make of known.makes.filter((candidate) => formatSlug(candidate) === makeSlug)) {
    const models = known.makeModels
      .filter((name) => name.startsWith(`${make} `))
      .map((name) => name.slice(make.length + 1))
    const model = models.find((candidate) => formatSlug(candidate) === modelSlug)
    if (model === undefined) continue
    return { path: `${searchPath(makeSlug)}/${modelSlug}`, filters: { make: [make], model: [model] } }
  }
  return null
}
