import {
  DEPARTMENT_NAMES,
  findTileClashes,
  type ScheduledTile,
  type TileClash,
} from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'
import { type DayScale, type Extent, extentOfDays, findExtent, type Snap } from './day-scale.ts'
import { formatCount, ordinal } from './format.ts'
import type { CalendarItem, ItemKind } from './items.ts'
import { packRows } from './pack-rows.ts'
import type { LocationAnswer, SpecialDay } from './special-days.ts'
import { daysWithout, getLastDay } from './window-edit.ts'

/** A bar: something with a time, where it lies and in which row of its lane. */
export interface PlacedItem {
  readonly item: CalendarItem
  readonly extent: Extent
  readonly row: number
  /** The clashes it is part of. */
  readonly clashes: readonly TileClash[]
}

/** Days of which two tiles want the same place. */
export interface PlacedClash {
  readonly clash: TileClash
  readonly extent: Extent
  readonly row: number
}

/** Days between two tiles of a place in which none shows. Dates are inclusive. */
export interface PlacedGap {
  readonly from: string
  readonly until: string
  readonly extent: Extent
}

export interface PlacedDay {
  readonly day: SpecialDay
  readonly extent: Extent
  readonly row: number
  /** On which side of the bar its text is. */
  readonly side: 'left' | 'right'
}

/** One line of the calendar, with a name. */
export interface Lane {
  readonly id: string
  readonly site: StudioSite
  readonly kind: ItemKind | 'hours'
  readonly title: string
  readonly note: string
  /** What a new item here gets: the place of a tile. */
  readonly place: number | null
  readonly bars: readonly PlacedItem[]
  readonly clashes: readonly PlacedClash[]
  readonly gaps: readonly PlacedGap[]
  readonly days: readonly PlacedDay[]
  /** Whose hours of the week it shows, in the view of a week. */
  readonly locations: readonly LocationAnswer[]
  readonly rows: number
  readonly clashRows: number
}

/** What lanes are made of. */
export interface LaneInput {
  readonly site: StudioSite
  /** The items of this site. */
  readonly items: readonly CalendarItem[]
  readonly special: readonly SpecialDay[]
  /** The site's locations. */
  readonly locations: readonly LocationAnswer[]
  /** The site's usual places of tiles, in order. */
  readonly usual: readonly number[]
  readonly scale: DayScale
  readonly snap: Snap
  /** The date there, `YYYY-MM-DD`: what is past needs no filling. */
  readonly today: string
}

const TITLES: Readonly<Record<string, string>> = { hero: 'Home banner', scrolling: 'Scrolling banner' }

/** The lanes of a site by kind; a kind that is not asked for has none. */
export function siteLanes(input: LaneInput, kinds: ReadonlySet<string>): Lane[] {
  return [
    ...(kinds.has('tile') ? tileLanes(input) : []),
    ...(kinds.has('offer') ? [plainLane(input, 'offer', '', 'Offers')] : []),
    ...(kinds.has('banner') ? namedLanes(input, 'banner', (lane) => TITLES[lane] ?? lane) : []),
    ...(kinds.has('popup') ? namedLanes(input, 'popup', (lane) => `Popup, ${lane}`) : []),
    ...hoursLanes(input, kinds),
  ]
}

/** The tiles of each place the site or a tile names, those of no place last. */
function tileLanes(input: LaneInput): Lane[] {
  const { site, items, usual, scale } = input
  const here = items.filter(({ kind }) => kind === 'tile')
  const inRange = here.filter((item) => findExtent(item, scale, 'minute'))
  const places = new Set([...usual, ...inRange.flatMap(({ place }) => place ?? [])])
  const clashes = findTileClashes<ScheduledTile & { key: string }>(
    // Of a clash that is seen both tiles are.
    inRange.flatMap(({ tile }) => tile ?? []),
    { site: site.id, zone: site.timeZone },
  )
  const byPlace = Map.groupBy(here, ({ place }) => place)
  const lanes = [...places]
    .sort((a, b) => a - b)
    .map((place) => placeLane({ ...input, items: byPlace.get(place) ?? [] }, place, clashes))
  const without = inRange.some(({ place }) => place === null)
  const note = usual.length > 0 ? `of ${usual.join(', ')}` : ''
  return without ? [...lanes, { ...plainLane(input, 'tile', 'next', 'Next free place'), note }] : lanes
}

/** `items` of the input are the tiles of the place. */
function placeLane(input: LaneInput, place: number, all: readonly TileClash[]): Lane {
  const { usual, scale, snap, items } = input
  const clashes = all.filter((clash) => clash.place === place)
  const placed = clashes.flatMap((clash) => {
    if (clash.until && getLastDay(clash.until, scale.zone) < input.today) return []
    const extent = findExtent({ start: clash.from, expiry: clash.until }, scale, snap)
    return extent ? [{ clash, extent }] : []
  })
  const rows = packRows(placed.map(({ extent }) => extent))
  const shown = placed.map(({ clash }) => clash)
  const lane = plainLane(input, 'tile', String(place), `Place ${place}`, shown)
  const at = usual.indexOf(place)
  return {
    ...lane,
    place,
    note: at < 0 ? 'Results' : `Results, ${ordinal(at + 1)} of ${usual.length}`,
    gaps: findGaps(items, input),
    clashes: placed.map((one, index) => ({ ...one, row: rows[index] ?? 0 })),
    clashRows: Math.max(0, ...rows.map((row) => row + 1)),
  }
}

/** What lies between two tiles of a place and is still to come. */
function findGaps(items: readonly CalendarItem[], { scale, today, site }: LaneInput): PlacedGap[] {
  const inOrder = items.toSorted((a, b) => measureTime(a.start, -Infinity) - measureTime(b.start, -Infinity))
  const [first = 0, last = 0] = [scale.midnights[0], scale.midnights[scale.days]]
  const gaps: PlacedGap[] = []
  let covered: string | null | undefined
  for (const { start, expiry } of inOrder) {
    const near = measureTime(start, Infinity) > first && measureTime(covered ?? null, Infinity) < last
    const gap = near && covered && start ? daysWithout(covered, start, site.timeZone) : null
    const from = gap && gap.from < today ? today : gap?.from
    const extent = gap && from && from <= gap.until ? extentOfDays(from, gap.until, scale) : null
    if (gap && from && extent) gaps.push({ from, until: gap.until, extent })
    const later =
      measureTime(expiry, Infinity) >
      measureTime(covered ?? null, covered === undefined ? -Infinity : Infinity)
    if (later) covered = expiry
  }
  return gaps
}

const measureTime = (instant: string | null, none: number) => (instant ? Date.parse(instant) : none)

/** A lane of each name that items of a kind give. */
function namedLanes(input: LaneInput, kind: ItemKind, title: (lane: string) => string): Lane[] {
  const here = input.items.filter((item) => item.kind === kind)
  const names = [...new Set(here.map(({ lane }) => lane))]
  return names.map((name) => plainLane(input, kind, name, title(name))).filter(({ bars }) => bars.length > 0)
}

function plainLane(
  { site, items, scale, snap }: LaneInput,
  kind: ItemKind,
  name: string,
  title: string,
  clashes: readonly TileClash[] = [],
): Lane {
  const placed = items.flatMap((item) => {
    if (item.kind !== kind || item.lane !== name) return []
    const extent = findExtent(item, scale, snap)
    return extent ? [{ item, extent }] : []
  })
  const rows = packRows(placed.map(({ extent }) => extent))
  const bars = placed.map((one, index) => ({
    ...one,
    row: rows[index] ?? 0,
    clashes: clashes.filter(({ first, second }) => [first.id, second.id].includes(one.item.id)),
  }))
  return {
    id: `${site.id} ${kind} ${name}`,
    site,
    kind,
    title,
    note: '',
    place: null,
    bars,
    clashes: [],
    gaps: [],
    days: [],
    locations: [],
    clashRows: 0,
    rows: Math.max(1, ...rows.map((row) => row + 1)),
  }
}

/** How many letters the words beside a special day have room for in a column of a month, on the narrowest screen. */
const LETTERS_PER_DAY = 3.5

/** Special hours and public holidays, the whole site in one lane; in a week, each location's hours under it. */
function hoursLanes(input: LaneInput, kinds: ReadonlySet<string>): Lane[] {
  const { site, special, scale, locations } = input
  if (!kinds.has('hours') && !kinds.has('holiday')) return []
  const shown = special.filter((day) => day.site === site.id && kinds.has(day.kind))
  const days = placeDays(shown, scale)
  const count = new Set(shown.flatMap((day) => day.locations.map(({ id }) => id))).size
  const lane: Lane = {
    id: `${site.id} hours`,
    site,
    kind: 'hours',
    title: 'Hours and holidays',
    place: null,
    note: count > 0 ? formatCount(count, 'location') : 'as every week',
    bars: [],
    clashes: [],
    gaps: [],
    locations: [],
    clashRows: 0,
    days,
    rows: Math.max(1, ...days.map(({ row }) => row + 1)),
  }
  if (scale.days > 7 || !kinds.has('hours')) return [lane]
  const weekly = locations.map((location): Lane => {
    const note = DEPARTMENT_NAMES[location.locationType ?? 'sales']
    const own = { id: `${site.id} hours ${location.id}`, title: location.name, note, locations: [location] }
    return { ...lane, ...own, days: [], rows: 1 }
  })
  return days.length > 0 ? [lane, ...weekly] : weekly
}

/** Special days with room for their words on the side where there is more of it. */
function placeDays(days: readonly SpecialDay[], scale: DayScale): PlacedDay[] {
  const placed = days.flatMap((day) => {
    const extent = extentOfDays(day.date, day.date, scale)
    const side: PlacedDay['side'] = extent && extent.left < scale.days / 2 ? 'right' : 'left'
    return extent ? [{ day, extent, side }] : []
  })
  const rows = packRows(
    placed.map(({ day, extent: { left, right }, side }) => {
      const letters = day.name.length + day.hours.length + (day.proposed ? 14 : 4)
      const words = (letters / LETTERS_PER_DAY) * (scale.days / 35)
      return side === 'right' ? { left, right: right + words } : { left: left - words, right }
    }),
  )
  return placed.map((one, index) => ({ ...one, row: rows[index] ?? 0 }))
}
