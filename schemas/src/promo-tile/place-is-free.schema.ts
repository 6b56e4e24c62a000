import type { SanityDocument, ValidationContext } from '@sanity/types'
import type { TilesAtPlaceQueryResult } from '../generated/sanity.types.ts'
import { listSiteIds } from '../scope/sites-of.ts'
import { formatDate } from '../time/format-time.ts'
import { dateAt } from '../time/wall-clock.ts'
import { findTileClashes, type ScheduledTile, type TileClash } from './promo-tile-clashes.ts'
import { tilesAtPlaceQuery } from './tiles-at-place.query.ts'

type TileFields = Partial<Pick<ScheduledTile, 'name' | 'start' | 'expiry' | 'position'>> & {
  headline?: string
  display?: string[]
  strictDisplay?: boolean
}

/** A rule: no other tile asks for this place of a site at the same time; both would show, one a place further on (OPEN-07). */
export async function placeIsFree(
  document: SanityDocument | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const fields = (document ?? {}) as TileFields & { _id?: string }
  const sites = listSiteIds(document)
  const { position } = fields
  if (typeof position !== 'number' || sites.length === 0) return true
  const id = (fields._id ?? '').replace(/^drafts\./, '')
  const found = await context
    .getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'drafts' })
    .fetch<TilesAtPlaceQueryResult>(tilesAtPlaceQuery, { sites, position, own: [id, `drafts.${id}`] })
  const own: ScheduledTile = {
    id,
    name: fields.name ?? fields.headline ?? '',
    sites,
    excludedSites: [],
    position,
    start: fields.start ?? null,
    expiry: fields.expiry ?? null,
    display: fields.display ?? [],
    strictDisplay: fields.strictDisplay ?? false,
  }
  const clashes = found.sites.flatMap((site) => {
    const zone = site.timeZone ?? 'Australia/Brisbane'
    return findTileClashes([own, ...found.tiles], { site: site.id, zone, now: new Date().toISOString() })
      .filter(({ first, second }) => first === own || second === own)
      .map((clash) => describeClash(clash, own, site.name, zone))
  })
  return clashes.length === 0 || clashes.join(' ')
}

function describeClash(
  { first, second, place, from, until }: TileClash,
  own: ScheduledTile,
  site: string,
  zone: string,
) {
  const other = first === own ? second : first
  const day = (instant: string) => formatDate(dateAt(instant, zone))
  const begin = from ? ` from ${day(from)}` : ''
  const end = until ? ` until ${day(until)}` : ''
  const later = second === own ? 'this one' : `“${other.name}”`
  return `“${other.name}” also has place ${place} on ${site}${begin}${end}. Both show, ${later} a place further on.`
}
