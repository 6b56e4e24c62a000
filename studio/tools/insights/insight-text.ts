import {
  formatShortDay,
  type InsightFigure,
  type InsightItem,
  type InsightWeeks,
} from '@forecourt/schemas/contract'
import { VERDICT_WORDS } from '@forecourt/schemas/contract/pure'

export const formatNumber = (count: number) => count.toLocaleString('en-AU')

/** `4.1%` */
export const formatRate = (rate: number) => `${(rate * 100).toFixed(1)}%`

/** `2.3 to 3.1%` */
export const formatUsual = ({ low, high }: NonNullable<InsightItem['usual']>) =>
  `${(low * 100).toFixed(1)} to ${formatRate(high)}`

/** A day without its weekday: `16 Nov`. */
export const formatDay = (day: string, today: string) => formatShortDay(day, today).replace(/^\w+ /, '')

const SPANS: Readonly<Record<InsightWeeks, string>> = {
  1: 'Last week',
  4: 'Last 4 weeks',
  12: 'Last 12 weeks',
}
export const formatSpan = (weeks: InsightWeeks) => SPANS[weeks]

export const KIND_NAMES: Readonly<Record<InsightItem['kind'], string>> = {
  tile: 'Tile',
  offer: 'Offer',
  banner: 'Banner',
  popup: 'Popup',
  page: 'Page',
  campaign: 'Campaign',
}

/** The types of document that things are, to open them. */
export const KIND_TYPES: Readonly<Record<InsightItem['kind'], string>> = {
  tile: 'promoTile',
  offer: 'offer',
  banner: 'banner',
  popup: 'location',
  page: 'page',
  campaign: 'campaign',
}

/** Where and when something ran: `Tile, results, place 8, 2 Nov – 22 Nov`. */
export function describeRun({ kind, place, from, until }: InsightItem, today: string): string {
  const days =
    from === until ? formatDay(from, today) : `${formatDay(from, today)} – ${formatDay(until, today)}`
  return [KIND_NAMES[kind], place, days].filter(Boolean).join(', ')
}

/** Why nothing is said, or what is usual: the line beneath a verdict. */
export function describeUsual({ seen, rate, usual, place }: InsightItem): string {
  if (rate === null)
    return `Seen ${formatNumber(seen)} times. Look again when it’s been seen about 500 times.`
  if (usual === null) return 'There is no usual to set it against yet: its place needs four weeks.'
  return `Usual at ${place}: ${formatUsual(usual)}.`
}

/** A verdict with its numbers in one line. */
export function describeVerdict(item: InsightItem): string {
  const { verdict, seen, clicked, enquiries, rate } = item
  const share = rate === null ? '' : `, ${formatRate(rate)}`
  return `${VERDICT_WORDS[verdict]}: seen ${formatNumber(seen)}, clicked ${formatNumber(clicked)}${share}, enquiries after ${formatNumber(enquiries)}`
}

/** How a number differs from the one before; whole numbers as a difference, many as a share. */
export function describeChange({ now, before }: InsightFigure): { words: string; isMore: boolean } {
  if (before === null) return { words: '', isMore: false }
  const difference = Math.round((now - before) * 10) / 10
  const share = before === 0 ? 1 : Math.abs(difference) / before
  if (difference === 0 || share < 0.03) return { words: 'about the same', isMore: false }
  const amount = before >= 100 ? `${Math.round(share * 100)}%` : formatNumber(Math.abs(difference))
  return { words: `${amount} ${difference > 0 ? 'more' : 'fewer'}`, isMore: difference > 0 }
}

/** The band of what is usual and the dot of a rate, in per cent of the line's width. */
export function placeOnLine(rate: number, { low, high }: NonNullable<InsightItem['usual']>) {
  const most = Math.max(rate, high) * 1.2 || 1
  const place = (share: number) => Math.round((100 * share) / most)
  return { left: place(low), width: Math.max(2, place(high) - place(low)), dot: place(rate) }
}
