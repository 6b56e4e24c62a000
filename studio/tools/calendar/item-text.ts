import type { TileClash } from '@forecourt/schemas/contract'
import { formatDuration } from '@forecourt/schemas/contract/pure'
import { formatChange, formatCount, formatMoment, longMoment, shortDay } from './format.ts'
import type { CalendarItem } from './items.ts'
import { KIND_LOOKS } from './kinds.ts'
import { type Edge, getLastDay, type Times } from './window-edit.ts'

/** The kind and where it is: `Promo tile, place 17`. */
export function formatKind(item: CalendarItem): string {
  if (item.kind === 'tile') {
    return item.place === null ? 'Promo tile, next free place' : `Promo tile, place ${item.place}`
  }
  if (item.kind === 'popup') return `Popup, ${item.lane}`
  if (item.kind === 'banner') return item.lane === 'scrolling' ? 'Scrolling banner' : 'Home banner'
  return KIND_LOOKS[item.kind].one
}

/** Everything a bar shows, for screen readers. */
export function barLabel(item: CalendarItem, clashes: readonly TileClash[], today: string): string {
  const { zone, start, expiry } = item
  const parts = [
    item.name,
    formatKind(item),
    start ? `from ${longMoment(start, zone, today, 'from')}` : 'since before',
    expiry ? `until ${longMoment(expiry, zone, today, 'until')}` : 'no end date',
    item.draft ? 'draft' : '',
    ...clashes.map((clash) => `clashes with ${getOther(clash, item).name} ${clashLength(clash)}`),
  ]
  return parts.filter(Boolean).join(', ')
}

/** The other tile of a clash. */
export function getOther(clash: TileClash, item: Pick<CalendarItem, 'id'>) {
  return clash.first.id === item.id ? clash.second : clash.first
}

/** `for 6 days`, or `without an end`. */
export function clashLength({ days }: TileClash): string {
  return days === null ? 'without an end' : `for ${formatCount(days, 'day')}`
}

/** What a clash does on the site (OPEN-07): both show, the second one cell later. */
export function formatClash(clash: TileClash, item: Pick<CalendarItem, 'id'>): string {
  const other = getOther(clash, item).name
  return clash.second.id === item.id
    ? `Both show: ${other} is listed first and has place ${clash.place}, this one shows one place later.`
    : `Both show: this one has place ${clash.place}, ${other} shows one place later.`
}

/** The end of a bar, as much as there is room for: `until 19 Dec, draft`, `6 Dec`. Width in CSS pixels. */
export function formatEnd(item: CalendarItem, width: number, exact: boolean, today: string): string {
  const { expiry, zone } = item
  if (width < 130) return ''
  const draft = item.draft ? ', draft' : ''
  if (!expiry) return width < 190 ? '' : `no end date${draft}`
  if (exact && width > 320) return `until ${formatMoment(expiry, zone, today, 'until')}${draft}`
  const day = shortDay(getLastDay(expiry, zone), today)
  return width < 240 ? day : `until ${day}${draft}`
}

/** A move in words: `until Sun 20 Dec, 11:59 pm`, and `4 days longer`. */
export function formatMove(
  item: Pick<CalendarItem, 'zone'>,
  move: { times: Times; edge: Edge; days: number },
  today: string,
): { moment: string; change: string } {
  const { times, edge, days } = move
  const end = times.expiry ? `until ${formatMoment(times.expiry, item.zone, today, 'until')}` : 'no end date'
  const start = times.start ? `from ${formatMoment(times.start, item.zone, today, 'from')}` : ''
  const moment = edge === 'start' ? start : edge === 'end' ? end : [start, end].filter(Boolean).join(' ')
  return { moment, change: formatChange(times, days, edge) }
}

/** How long something shows: `Shows for 62 days.` Without a start it is counted from `now`. */
export function formatLength({ start, expiry }: CalendarItem, now: string): string {
  if (!expiry) return 'No end.'
  const length = formatDuration(start ?? now, expiry)
  return length ? `Shows for ${length}.` : 'Over.'
}
