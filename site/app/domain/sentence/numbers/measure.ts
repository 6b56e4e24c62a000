import { COUNT_UNITS, type CountUnit } from '../lexicon/number-words.ts'
import type { Amount } from './amount.ts'
import type { NumberPhrase } from './number-phrase.ts'

/** The measure of a number phrase. */
export type Measure = 'price' | 'km' | 'year' | 'week' | 'age' | CountUnit

/** From here on a bare number is in dollars; below, as the bound of a price, in thousands. */
const MIN_DOLLARS = 1_000
const MAX_THOUSANDS = 300
/** A smaller number in words is ambiguous. */
const MIN_TENS = 20
/** The oldest year of a car for sale. */
export const FIRST_YEAR = 1_920

/**
 * The measure: by the unit, then by a label before the number, then by the comparison, then by the form of the number
 * (a year has four digits and no comma; 'under 35' is thousands of dollars). Null where it is ambiguous: a bare number
 * may be a stock number, an engine or a model.
 */
export function findMeasure(phrase: NumberPhrase, thisYear: number): Measure | null {
  const { low, high, label, comparison } = phrase
  const amounts = high ? [low, high] : [low]
  const unit = high?.unit ?? low.unit
  if (low.unit === 'other' || unit === 'other') return null
  // 'No older than five years' and 'under five years' are ages; 'five years' alone may be a warranty.
  if (unit === 'years') return comparison?.of === 'year' || isYoung(phrase) ? 'age' : null
  // 'Months' alone are those of the registration.
  if (unit === 'months') return comparison?.of === 'year' ? 'age' : null
  if (unit === 'months old') return 'age'
  if (label === 'week' && (unit === null || unit === 'price')) return 'week'
  const counted = byUnit(unit, amounts)
  if (counted) return counted === 'year' && !areYears(amounts, thisYear) ? null : counted
  const stated = label ?? comparison?.of
  const years = areYears(amounts, thisYear) || (label === 'year' && isShortYear(low) && low.value >= 10)
  // '20k onwards' is a price; 'two up' and '2 up' are no bounds.
  const counts = low.scale === 1 && low.value < MIN_DOLLARS && !low.dollars
  if (stated === 'year') return years ? 'year' : label || counts ? null : byLooks(phrase, thisYear)
  return stated ?? byLooks(phrase, thisYear)
}

const isYoung = ({ comparison, closed, high }: NumberPhrase) =>
  comparison?.side === 'max' &&
  (comparison.beyond || comparison.aged) === true &&
  closed === true &&
  high === null

function byUnit(unit: Amount['unit'], amounts: readonly Amount[]): Measure | null {
  if (unit === 'fortnight' || unit === 'month' || unit === 'week') return 'week'
  if (unit === 'km' || unit === 'age' || unit === 'price') return unit
  const counted = COUNT_UNITS.find((count) => count === unit)
  if (counted) return counted
  return amounts.some(({ dollars }) => dollars) ? 'price' : unit === 'year' ? 'year' : null
}

function byLooks({ low, high, comparison, spoken, either }: NumberPhrase, thisYear: number): Measure | null {
  const amounts = high ? [low, high] : [low]
  // 'Two up' and 'twelve and over' have no unit; 'under forty' is in thousands, as 'under 40' is.
  const tens = comparison?.side === 'max' && low.value >= MIN_TENS
  if (
    !tens &&
    amounts.every(
      ({ spelled, scale, dollars, value }) => spelled && scale === 1 && !dollars && value < MIN_DOLLARS,
    )
  )
    return null
  // '17+' is a plate: so low a price would have its thousands.
  if (comparison?.sign && isPlate(low, thisYear)) return 'year'
  const bounded = spoken || comparison !== null
  // A bound of 2000 is more often a price than a year.
  const thousands = bounded && !high && low.value % MIN_DOLLARS === 0
  if (areYears(amounts, thisYear) && !thousands) return 'year'
  // 'Near 2750 or 2302': prices are no alternatives.
  if (either) return null
  if (amounts.some(({ scale }) => scale > 1)) return 'price'
  if (amounts.every(({ value }) => value >= MIN_DOLLARS)) return bounded || high ? 'price' : null
  const whole = amounts.every(({ value }) => Number.isInteger(value) && value > 0 && value < MAX_THOUSANDS)
  const vague = comparison?.slight || (comparison?.side === 'about' && !comparison.small)
  return bounded && whole && !vague ? 'price' : null
}

/** Are they years, written in full or short? */
function areYears([low, high]: readonly Amount[], thisYear: number): boolean {
  if (!low) return false
  return isYear(low, thisYear) && (!high || isYear(high, thisYear) || isShortYear(high))
}

function isYear(amount: Amount, thisYear: number): boolean {
  if (amount.scale > 1 || amount.grouped || amount.dollars) return false
  if (amount.short) return isShortYear(amount)
  return Number.isInteger(amount.value) && amount.value >= FIRST_YEAR && amount.value <= thisYear + 2
}

/** Two digits of a past year: not the thirty of '30+'. */
const isPlate = (amount: Amount, thisYear: number) =>
  isShortYear(amount) && amount.value >= 10 && amount.value <= thisYear % 100 && !amount.dollars

function isShortYear({ value, scale, grouped }: Amount): boolean {
  return Number.isInteger(value) && scale === 1 && !grouped && value < 100
}

/** A year in full: 19 is 2019, 98 is 1998. */
export function fullYear(value: number, thisYear: number): number {
  if (value >= 100) return value
  return value <= (thisYear % 100) + 2 ? 2_000 + value : 1_900 + value
}
