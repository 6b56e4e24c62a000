import { type Flags, HOME_SLUG, locationHref } from '@forecourt/schemas/contract'

/** A site, as far as the addresses of its pages depend on it. */
export interface SiteOfPage {
  readonly slug: string
  readonly locationLink?: Flags['locationLink'] | null
}

/** A document, as far as its address depends on it. */
export interface PageDocument {
  readonly id: string
  readonly type: string
  readonly slug?: string | null
  readonly dealershipSlug?: string | null
}

/** Document types that are seen on a page of a site. */
export const PAGED_TYPES: readonly string[] = [
  'tenant',
  'siteSettings',
  'location',
  'offer',
  'promoTile',
  'banner',
  'navigation',
  'page',
]

/** The path on a site where a document is seen, or null where it has no page (yet). */
export function findPagePath(document: PageDocument, site: SiteOfPage): string | null {
  const { id, type, slug } = document
  switch (type) {
    case 'tenant':
    case 'siteSettings':
    case 'navigation':
    case 'banner':
      return '/'
    case 'promoTile':
      return '/search'
    case 'offer':
      return `/offers/${encodeURIComponent(slug || id)}`
    case 'location':
      return slug
        ? locationHref(
            { slug, dealershipSlug: document.dealershipSlug ?? '' },
            site.locationLink ?? 'location',
          )
        : null
    case 'page':
      return slug ? (slug === HOME_SLUG ? '/' : `/${slug}`) : null
    default:
      return null
  }
}
