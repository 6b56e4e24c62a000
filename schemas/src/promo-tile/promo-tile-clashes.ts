import { onSite, type SharedDocument } from '../scope/on-site.ts'
import { compareInstants, earliest, type Instant, toInstant } from '../time/instant.ts'
import { countDays } from '../time/wall-clock.ts'
import { CAR_TYPES } from './car-types.ts'
import { promoTileShowing, type TileVisibilityInput } from './promo-tile-showing.ts'

/** What decides which tiles meet. `sites` and `excludedSites` name sites in the same way as the question does. */
export type ScheduledTile = TileVisibilityInput &
  SharedDocument & {
    id: string
    name: string
    /** Cell of the grid, from 1; null takes the next usual place that no other tile asks for, so it never clashes. */
    position: number | null
  }

/**
 * Two tiles that ask for one place of one site at the same time. Both show: `first` in the place, `second` one cell
 * later (OPEN-07). `from` and `until` both still count (PROMO-02) and are null where neither tile has an end on that
 * side; `days` counts the site's calendar days they share, null when they share them without an end.
 */
export type TileClash<T extends ScheduledTile = ScheduledTile> = {
  site: string
  place: number
  first: T
  second: T
  from: Instant | null
  until: Instant | null
  days: number | null
}

/**
 * Where clashes are looked for: a site, named as the tiles name theirs, and its IANA zone. With `now`, those that are
 * over by then are left out.
 */
export type ClashQuestion = { site: string; zone: string; now?: Instant }

/** Every pair of tiles that clash on a site, by place and then by when they begin to. */
export function findTileClashes<T extends ScheduledTile>(
  tiles: readonly T[],
  { site, zone, now }: ClashQuestion,
): TileClash<T>[] {
  const here = tiles.filter((tile) => tile.position !== null && onSite(tile, site).shown)
  const listed = here.toSorted(inListOrder)
  const clashes = listed.flatMap((first, at) =>
    listed.slice(at + 1).flatMap((second) => {
      if (first.position === null || first.position !== second.position) return []
      const shared = sharedTime(first, second)
      if (shared === null || !showTogether(first, second)) return []
      const { from, until } = shared
      if (until && now && compareInstants(until, now) < 0) return []
      const days = from && until ? countDays(from, until, zone) : null
      return [{ site, place: first.position, first, second, from, until, days }]
    }),
  )
  return clashes.sort((a, b) => a.place - b.place || compareStarts(a.from, b.from))
}

/** The order in which the site lists tiles: by place, then by name. */
function inListOrder(a: ScheduledTile, b: ScheduledTile): number {
  return (a.position ?? 0) - (b.position ?? 0) || compareText(a.name, b.name) || compareText(a.id, b.id)
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function compareStarts(a: Instant | null, b: Instant | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return compareInstants(a, b)
}

/** The time two windows share, both ends inside; null when they share none, or a single moment. */
function sharedTime(
  a: ScheduledTile,
  b: ScheduledTile,
): { from: Instant | null; until: Instant | null } | null {
  const starts = [a.start, b.start].flatMap((start) => (start ? [toInstant(start)] : []))
  const from = starts.toSorted(compareInstants).at(-1) ?? null
  const until = earliest([a.expiry, b.expiry].map((expiry) => (expiry ? toInstant(expiry) : null)))
  // One tile may end with the very moment at which the next one starts.
  if (from !== null && until !== null && compareInstants(from, until) >= 0) return null
  return { from, until }
}

/** Is there a choice of car types for which both tiles show? */
function showTogether(a: TileVisibilityInput, b: TileVisibilityInput): boolean {
  return CAR_TYPE_CHOICES.some((selectedCarTypes) =>
    [a, b].every(
      ({ display, strictDisplay }) =>
        promoTileShowing({ display, strictDisplay }, { selectedCarTypes, now: '', zone: 'UTC' }).shown,
    ),
  )
}

/** Every set of car types that a shopper can select. */
const CAR_TYPE_CHOICES = Array.from({ length: 2 ** CAR_TYPES.length }, (_, choice) =>
  CAR_TYPES.filter((_, at) => Math.floor(choice / 2 ** at) % 2 === 1),
)
