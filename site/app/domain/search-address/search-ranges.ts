import type { StockColumnField } from '@forecourt/schemas/contract/pure'
import { KILOMETRE_QUICK_PICKS } from '#app/domain/money/quick-picks.ts'
import { formatCount } from '#app/domain/words/count.ts'

/** How the numbers of a range are written. */
export type RangeUnit = {
  /** A bound on the screen: `810 mm`. */
  format: (bound: number) => string
  /** A number in a field; absent: with thousands separators. */
  write?: (bound: number) => string
  /** Signs before and after a field's number. */
  before?: string
  after?: string
  /** The word before a lower bound alone; absent: `from`. */
  from?: string
  /** The words before an upper bound alone; absent: `up to`. */
  upTo?: string
  /** A slider's thumbs stay this far apart (SRCH-35); absent: 0. */
  gap?: number
}

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const DOLLARS: RangeUnit = { format: (bound) => `$${formatCount(bound)}`, before: '$', gap: 1 }
const DOLLARS_A_WEEK: RangeUnit = { ...DOLLARS, format: (bound) => `$${formatCount(bound)} a week` }
const YEARS: RangeUnit = { format: String, write: String }
const KILOMETRES: RangeUnit = { format: (bound) => `${formatCount(bound)} km`, after: 'kms', upTo: 'under' }
const MILLIMETRES: RangeUnit = { format: (bound) => `${formatCount(bound)} mm`, after: 'mm' }
const KILOGRAMS: RangeUnit = { format: (bound) => `${formatCount(bound)} kg`, after: 'kg' }
const SECONDS_SINCE_1970: RangeUnit = {
  format: (bound) => DAY.format(bound * 1_000),
  from: 'since',
  upTo: 'by',
}

/** Where its filter is: above the makes, below them, or among the further filters. */
export type RangePlace = 'first' | 'main' | 'more'

type AnyRange = {
  /** The attribute of a car in the index. */
  attribute: string
  /** Fields of a feed that the number is made from. */
  feedFields: readonly StockColumnField[]
  unit: RangeUnit
  /** The heading of its filter. */
  label: string
  /** What a chosen range begins with, where its unit does not say what is bounded. */
  chip: string | null
  place: RangePlace
}

/** The ends and steps of a slider: fixed ones, or those of the dealer's stock. */
export type RangeScale =
  | { from: 'prices' | 'weekly-prices'; min: number; max: number; step: number }
  /** `start`: the left end, where it is not the stock's smallest. `bend`: what is in the middle of the slider. */
  | { from: 'stock'; start?: 0; step: number; bend: 'median' | 'middle'; picks?: readonly number[] }

/** Bounds that are typed, dragged or picked. */
export type NumberRange = AnyRange & {
  scale: RangeScale
  /** What screen readers read for the signs beside a field. */
  spoken: string
  /** The names of the slider's two thumbs. */
  lowest: string
  highest: string
}

/** Bounds that are one of several numbers of days. */
export type PeriodRange = AnyRange & { days: readonly number[] }

/** Step and default span in dollars of the price slider (SRCH-34, CONST-07). */
export const PRICE_SLIDER = { step: 500, min: 5_000, max: 250_000 } as const

/**
 * Filters that are bounded from below and above, by their key in an address, in its order. All that the site knows of
 * a range is its row.
 */
export const RANGES = {
  price: {
    attribute: 'price',
    feedFields: ['dapPrice', 'egcPrice', 'price', 'reducedCents'],
    unit: DOLLARS,
    label: 'Price',
    chip: null,
    place: 'first',
    scale: { from: 'prices', ...PRICE_SLIDER },
    spoken: 'price in dollars',
    lowest: 'Lowest price',
    highest: 'Highest price',
  },
  weekly_price: {
    attribute: 'weekly_price',
    feedFields: ['dapPrice', 'egcPrice', 'price', 'lenders', 'financeQuote'],
    unit: DOLLARS_A_WEEK,
    label: 'Weekly price',
    chip: null,
    place: 'first',
    scale: { from: 'weekly-prices', min: 0, max: 1_000, step: 10 },
    spoken: 'dollars a week',
    lowest: 'Lowest weekly price',
    highest: 'Highest weekly price',
  },
  subscription_price: {
    attribute: 'subscription_price',
    feedFields: ['subscriptionCents'],
    unit: DOLLARS_A_WEEK,
    label: 'Subscription a week',
    chip: null,
    place: 'more',
    scale: { from: 'stock', start: 0, step: 5, bend: 'middle' },
    spoken: 'dollars a week',
    lowest: 'Lowest subscription',
    highest: 'Highest subscription',
  },
  year: {
    attribute: 'year',
    feedFields: ['year'],
    unit: YEARS,
    label: 'Year',
    chip: null,
    place: 'main',
    scale: { from: 'stock', step: 1, bend: 'middle' },
    spoken: 'year',
    lowest: 'Earliest year',
    highest: 'Latest year',
  },
  km: {
    attribute: 'km',
    feedFields: ['km'],
    unit: KILOMETRES,
    label: 'Kilometres',
    chip: null,
    place: 'main',
    scale: { from: 'stock', start: 0, step: 1_000, bend: 'median', picks: KILOMETRE_QUICK_PICKS },
    spoken: 'kilometres',
    lowest: 'Fewest kilometres',
    highest: 'Most kilometres',
  },
  seat_height: {
    attribute: 'seat_height',
    feedFields: ['seatHeight'],
    unit: MILLIMETRES,
    label: 'Seat height',
    chip: 'Seat',
    place: 'main',
    scale: { from: 'stock', step: 5, bend: 'median' },
    spoken: 'seat height in millimetres',
    lowest: 'Lowest seat',
    highest: 'Tallest seat',
  },
  towing_kg: {
    attribute: 'towing_kg',
    feedFields: ['towingCapacity'],
    unit: KILOGRAMS,
    label: 'Braked towing',
    chip: 'Tows',
    place: 'more',
    scale: { from: 'stock', step: 50, bend: 'median' },
    spoken: 'kilograms',
    lowest: 'Tows at least',
    highest: 'Tows at most',
  },
  created_at_timestamp: {
    attribute: 'created_at_timestamp',
    feedFields: ['createdAt'],
    unit: SECONDS_SINCE_1970,
    label: 'Arrived',
    chip: 'Arrived',
    place: 'more',
    days: [7, 14, 30, 90],
  },
} as const satisfies Readonly<Record<string, NumberRange | PeriodRange>>

export type RangeKey = keyof typeof RANGES
/** A range that is typed, dragged or picked. */
export type NumberRangeKey = {
  [Key in RangeKey]: (typeof RANGES)[Key] extends NumberRange ? Key : never
}[RangeKey]
export type PeriodRangeKey = Exclude<RangeKey, NumberRangeKey>

export const RANGE_KEYS = Object.keys(RANGES) as RangeKey[]

export const numberRange = (key: NumberRangeKey): NumberRange => RANGES[key]

export const isNumberRange = (key: RangeKey): key is NumberRangeKey => 'scale' in RANGES[key]

/** A bound with its unit. */
export const formatBound = (key: RangeKey, bound: number): string => RANGES[key].unit.format(bound)

/** A number of a range as it is written in a field. */
export function writeNumber(key: NumberRangeKey, value: number): string {
  const { write = formatCount } = numberRange(key).unit
  return write(value)
}

type RangeBounds = readonly [min: number | null, max: number | null]

/** How bounds read on screen: `$5,000 – $60,000`, `Up to $60,000`, `Under 100,000 km`, `Seat up to 810 mm`. */
export function formatBounds(key: RangeKey, bounds: RangeBounds): string {
  const { chip, unit }: AnyRange = RANGES[key]
  const label = describeBounds(unit, bounds)
  return chip === null ? label.charAt(0).toUpperCase() + label.slice(1) : `${chip} ${label}`
}

function describeBounds(
  { format, from = 'from', upTo = 'up to' }: RangeUnit,
  [min, max]: RangeBounds,
): string {
  if (max === null) return `${from} ${format(min ?? 0)}`
  if (min === null) return `${upTo} ${format(max)}`
  return min === max ? format(min) : `${format(min)} – ${format(max)}`
}
