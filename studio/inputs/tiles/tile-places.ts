import {
  dateAt,
  findTileClashes,
  formatDate,
  onSite,
  type ScheduledTile,
  type TileClash,
} from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'

/** Cells that the Studio draws: a page of 21 cars with the tiles among them. */
export const CELLS = 24

/** A place of the grid: who has it when, and whether it is this tile's. */
export interface TilePlace {
  readonly place: number
  readonly isOwn: boolean
  /** Others that ask for the place and are not over, by their start. */
  readonly others: readonly ScheduledTile[]
}

/** Every place of the first page on a site, with the tiles that ask for it now or later. */
export function listPlaces(
  own: ScheduledTile,
  tiles: readonly ScheduledTile[],
  site: StudioSite,
  now: string,
): TilePlace[] {
  const others = tiles.filter(
    (tile) => tile.id !== own.id && onSite(tile, site.id).shown && (!tile.expiry || tile.expiry >= now),
  )
  return Array.from({ length: CELLS }, (_, at) => ({
    place: at + 1,
    isOwn: own.position === at + 1,
    others: others
      .filter(({ position }) => position === at + 1)
      .toSorted((one, two) => (one.start ?? '').localeCompare(two.start ?? '')),
  }))
}

/** The clashes of one tile on a site now or later: both tiles show, the second one cell later (OPEN-07). */
export function findClashes(
  own: ScheduledTile,
  tiles: readonly ScheduledTile[],
  site: StudioSite,
  now: string,
): TileClash<ScheduledTile>[] {
  const all = [...tiles.filter(({ id }) => id !== own.id), own]
  return findTileClashes(all, { site: site.id, zone: site.timeZone, now }).filter(
    ({ first, second }) => first.id === own.id || second.id === own.id,
  )
}

/** From when until when a tile shows, in the site's days: `from 1 December 2026 until 31 January 2027`. */
export function formatTimes({ start, expiry }: ScheduledTile, site: StudioSite): string {
  const day = (instant: string) => formatDate(dateAt(instant, site.timeZone))
  if (start && expiry) return `from ${day(start)} until ${day(expiry)}`
  if (expiry) return `until ${day(expiry)}`
  return start ? `from ${day(start)}` : 'always'
}

/** A clash in a sentence for whoever edits `own`. */
export function formatClash(
  { first, second, place, from, until }: TileClash,
  own: string,
  site: StudioSite,
): string {
  const other = first.id === own ? second : first
  const when = formatTimes({ ...other, start: from, expiry: until }, site)
  const result = first.id === own ? `${other.name} comes one cell later` : 'this tile comes one cell later'
  return `${other.name} is at place ${place} too, ${when}. Both show: ${result}.`
}
