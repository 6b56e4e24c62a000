import { MAKES } from '../manufacturer/makes.ts'
import type { DocumentType } from '../scope/scope-table.ts'

/** First parts of addresses that the site reserves for its own pages. */
const SITE_SEGMENTS = new Set([
  ...[
    'api',
    'assets',
    'cars',
    'events',
    'healthz',
    'local',
    'locations',
    'media',
    'models',
    'offers',
    'our-location',
  ],
  ...[
    'preview',
    'print',
    'readyz',
    'robots.txt',
    'search',
    'sitemap.xml',
    'special-offers',
    'staff',
    'success',
    'used-car',
  ],
])

/** What `/search/{slug}` means before it means a location (ROUTE-01 to ROUTE-08). */
const SEARCH_SLUGS = new Set([
  ...['new-used-and-demo-cars', 'new-and-demo-cars', 'new-cars', 'demo-cars', 'used-cars'],
  ...[
    '4x4',
    'bus',
    'cab-chassis',
    'convertible',
    'coupe',
    'ev',
    'hardtop',
    'hatch',
    'hatchback',
    'motorhome',
  ],
  ...[
    'light-truck',
    'people-mover',
    'prestige',
    'sedan',
    'softtop',
    'suv',
    'ute',
    'van',
    'wagon',
    'station-wagon',
  ],
  ...MAKES.map((make) => make.slug),
])

/**
 * Why a slug cannot be used, or null: the site answers that address itself, so the document's page could never be
 * reached.
 */
export function findSlugCollision(type: DocumentType, slug: string): string | null {
  const first = slug.split('/')[0] ?? ''
  if (type === 'page' && SITE_SEGMENTS.has(first))
    return `/${first} is a page of the site itself. Choose another address.`
  if (type === 'location' && SEARCH_SLUGS.has(slug)) {
    return `/search/${slug} already means a make, a body or a type of car. Choose another address.`
  }
  return null
}
