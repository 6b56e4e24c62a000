import type { Flags } from '../flags/catalog.ts'
import type { Location } from './location.query.ts'

type Linked = Pick<Location, 'slug' | 'dealershipSlug'>

/** Where “View Location” leads, as the site is set (LOC-12, LOC-13, VAR-13). */
export function locationHref(location: Linked, variant: Flags['locationLink']): string {
  switch (variant) {
    case 'contact':
      return '/contact'
    case 'our-location':
      return `/our-location/${location.slug}`
    case 'dealership':
      return `/locations/${location.dealershipSlug || location.slug}`
    default:
      return `/locations/${location.slug}`
  }
}

/** “View Our Stock” of a location (LOC-14). */
export function locationStockHref(location: Linked): string {
  return `/search/${location.slug}`
}
