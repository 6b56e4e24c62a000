import { COUNT_UNITS, type Comparison, type CountUnit, type Unit } from '../lexicon/number-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import type { Effect, ReadBounds, ReadRangeKey } from '../parse/reading.ts'
import type { Amount } from './amount.ts'
import { findMeasure, fullYear } from './measure.ts'
import type { NumberPhrase } from './number-phrase.ts'

/** Fewer kilometres of a car are in thousands: 'under 80 kms'. */
const MIN_KM = 1_000
/** 'Leather seats under 30k' is no number of seats. */
const MAX_COUNT = 60
/** 'Around 20k' is a tenth less to a tenth more; 'around 2018' one year less to one more. */
const ABOUT = 0.1
const WEEKS: Partial<Record<Unit, number>> = { fortnight: 1 / 2, month: 12 / 52 }

/** 'Over 400 km': a low minimum of kilometres is the range of an electric car, not an odometer reading. */
export const isReach = ({ comparison, low, high, label }: NumberPhrase) =>
  comparison?.side === 'min' &&
  high === null &&
  (low.unit === 'km' || label === 'km') &&
  low.value < MIN_KM &&
  !low.dollars

/** The effect of a number phrase, or null where its measure is ambiguous or the stock has no such value. */
export function numberEffect(phrase: NumberPhrase, vocabulary: Vocabulary): Effect | null {
  const measure = findMeasure(phrase, vocabulary.thisYear)
  if (measure === null) return null
  const [low, high] = getValues(phrase, measure, vocabulary.thisYear)
  const side = getSide(phrase, measure)
  switch (measure) {
    case 'price':
      return rangeEffect('price', findBounds(low, high, side ?? 'max'))
    case 'km':
      if (phrase.comparison?.slight && phrase.low.value < MIN_KM) return null
      return rangeEffect('km', findBounds(low, high, side ?? 'max'))
    case 'year':
      return rangeEffect('year', yearBounds(low, high, side, phrase.comparison?.open === true))
    case 'age':
      return rangeEffect('year', ageBounds(low, high, ageSide(phrase, side), vocabulary.thisYear))
    case 'week':
      return rangeEffect('weekly_price', findBounds(low, high, side ?? 'max'))
    default:
      if (low > MAX_COUNT) return null
      if (phrase.either) return countEffect(measure, (count) => count === low || count === high, vocabulary)
      return countEffect(measure, isInBounds(countBounds(low, high, side, phrase.comparison)), vocabulary)
  }
}

type Side = 'max' | 'min' | 'about' | null

function getSide({ comparison }: NumberPhrase, measure: string): Side {
  // 'For' and 'within' bound prices and distances: 'for seven people' are seven.
  if (comparison?.slight && measure !== 'price' && measure !== 'week' && measure !== 'km') return null
  return comparison?.side ?? null
}

function getValues({ low, high }: NumberPhrase, measure: string, thisYear: number): [number, number | null] {
  if (measure === 'year') return [fullYear(low.value, thisYear), high && fullYear(high.value, thisYear)]
  const factor = WEEKS[high?.unit ?? low.unit ?? 'week'] ?? 1
  if (measure === 'age') return [yearsOf(low, low.unit ?? high?.unit), high && yearsOf(high, high.unit)]
  if (COUNT_UNITS.some((unit) => unit === measure)) return [low.value, high?.value ?? null]
  if (measure === 'week') return [Math.round(low.value * factor), high && Math.round(high.value * factor)]
  const last = high === null ? null : inThousands(high.value, high.dollars)
  // '20-30k' and '20 to 30,000': the first number is in thousands, as the second is.
  const short = low.scale === 1 && low.value < 1_000
  const first = short && last !== null && low.value * 1_000 <= last ? low.value * 1_000 : low.value
  return [inThousands(first, low.dollars), last]
}

const yearsOf = ({ value }: Amount, unit?: Unit | null) =>
  unit === 'months' || unit === 'months old' ? value / 12 : value

/** Whole dollars or kilometres; a small number without a dollar sign is in thousands. */
function inThousands(value: number, dollars: boolean): number {
  return Math.round(value < MIN_KM && !dollars ? value * 1_000 : value)
}

function findBounds(low: number, high: number | null, side: Exclude<Side, null>): ReadBounds {
  if (high !== null) return [Math.min(low, high), Math.max(low, high)]
  if (side === 'about') return [Math.round(low * (1 - ABOUT)), Math.round(low * (1 + ABOUT))]
  return side === 'max' ? [null, low] : [low, null]
}

function yearBounds(low: number, high: number | null, side: Side, open: boolean): ReadBounds {
  if (high !== null) return [Math.min(low, high), Math.max(low, high)]
  if (side === null) return [low, low]
  if (side === 'about') return [low - 1, low + 1]
  return side === 'max' ? [null, low - (open ? 1 : 0)] : [low + (open ? 1 : 0), null]
}

function ageBounds(low: number, high: number | null, side: Side, thisYear: number): ReadBounds {
  // Years are whole: a car of 18 months was built last year or the year before.
  const first = thisYear - Math.ceil(Math.max(low, high ?? low))
  const last = thisYear - Math.floor(Math.min(low, high ?? low))
  if (high !== null) return [first, last]
  return side === 'min' ? [null, last] : [first, null]
}

/** 'Newer' and 'younger' bound an age from above, 'older' from below. */
function ageSide({ comparison }: NumberPhrase, side: Side): Side {
  if (comparison?.of !== 'year') return side
  return side === 'max' ? 'min' : null
}

function countBounds(
  low: number,
  high: number | null,
  side: Side,
  comparison: Comparison | null,
): ReadBounds {
  if (high === null && side === null) return [low, low]
  const [min, max] = findBounds(low, high, side ?? 'max')
  const beyond = comparison?.beyond ? 1 : 0
  return [min && min + beyond, max && max - beyond]
}

function rangeEffect(key: ReadRangeKey, [from, to]: ReadBounds): Effect | null {
  // 'From 0 to 20k' has no lower bound.
  const bounds: ReadBounds = [from === 0 && to !== null ? null : from, to]
  const sane = bounds.every((bound) => bound === null || (bound > 0 && bound <= 999_999_999))
  return sane ? { do: 'range', key, bounds } : null
}

/** The effect of a bound after a negation: 'not anything over 30k' is at most 30k. Null for two-sided bounds. */
export function inverseEffect(effect: Effect): Effect | null {
  if (effect.do !== 'range') return null
  const [min, max] = effect.bounds
  const step = effect.key === 'year' ? 1 : 0
  if (min !== null && max !== null) return null
  return { ...effect, bounds: [max === null ? null : max + step, min === null ? null : min - step] }
}

const isInBounds =
  ([min, max]: ReadBounds) =>
  (number: number) =>
    number >= (min ?? 0) && number <= (max ?? 99)

function countEffect(
  key: CountUnit,
  fits: (count: number) => boolean,
  { counted }: Vocabulary,
): Effect | null {
  const values = (counted.get(key) ?? []).filter((value) => fits(Number(value)))
  return values.length === 0 ? null : { do: 'include', key, values }
}
