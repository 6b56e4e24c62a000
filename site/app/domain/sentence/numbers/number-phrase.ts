import {
  COMPARISONS,
  COMPARISONS_AFTER,
  COUNT_UNITS,
  type Comparison,
  LABELS,
  SCALES,
  UNITS,
} from '../lexicon/number-words.ts'
import { LOW_WORDS } from '../lexicon/sentence-words.ts'
import { phraseAt } from '../parse/phrases.ts'
import { beginsWord, type Token } from '../parse/sentence-tokens.ts'
import { type Amount, amountAt, isLabelOfNext, isLastCount, scaledAfter } from './amount.ts'

/** One or two amounts with their comparison: 'under 35k', 'between 20 and 30k', '2018 or newer'. */
export type NumberPhrase = {
  label: 'price' | 'km' | 'year' | 'seats' | 'sleeps' | 'week' | null
  comparison: Comparison | null
  low: Amount
  /** The other end of a range. */
  high: Amount | null
  /** An explicit range: 'between', or 'from' and 'to'. */
  spoken: boolean
  /** Not a range, but one or the other: '5 or 7 seats'. */
  either: boolean
  /** The token after it. */
  end: number
  /** The clause ends after it: 'under 5 years', but not 'under 5 years warranty'. */
  closed?: boolean
}

const RANGE_STARTS = new Set([
  'between',
  'btwn',
  'btw',
  'b / w',
  'from',
  'anywhere from',
  'anywhere between',
  'in between',
])
const JOINTS = new Set([
  '-',
  '→',
  'to',
  'and',
  'until',
  'till',
  'til',
  'through',
  'thru',
  '~',
  '/',
  'or',
  '&',
])
const LABEL_LINKS = new Set(['of', 'is', 'range', 'between', 'from', 'reading'])

/** The number phrase that begins at a token, or null. */
export function numberPhraseAt(tokens: readonly Token[], index: number): NumberPhrase | null {
  const label = labelAt(tokens, index)
  const start = label?.end ?? index
  const found = label?.found ?? null
  const phrase =
    spokenRange(tokens, start, found) ??
    comparedAmount(tokens, start, found) ??
    (label ? null : comparedLabel(tokens, index))
  const next = phrase && tokens[phrase.end]
  return phrase && { ...phrase, closed: !next || next.afterBreak }
}

/** 'Max price 30k', 'minimum year 2015', 'under a price of 20k': the comparison before the label. */
function comparedLabel(tokens: readonly Token[], index: number): NumberPhrase | null {
  const before = comparisonAt(tokens, index)
  const label = before && labelAt(tokens, before.end)
  const phrase = label && comparedAmount(tokens, label.end, label.found)
  if (!phrase || phrase.comparison || phrase.high) return null
  return { ...phrase, comparison: before.found }
}

/** The comparison before a number; that of '35k max, 80k kms' belongs to the number before it. */
function comparisonAt(tokens: readonly Token[], index: number) {
  const before = phraseAt(tokens, index, COMPARISONS)
  const isBehind = before && tokens[before.end]?.afterBreak && !tokens[index]?.afterBreak
  const own = UNITS.has(tokens[index - 1]?.key ?? '') ? index - 2 : index - 1
  return isBehind && endsNumber(tokens[own]) ? null : before
}

const endsNumber = (token?: Token) => token?.kind === 'number' || Object.hasOwn(SCALES, token?.key ?? '')

function labelAt(tokens: readonly Token[], index: number) {
  // A unit after a number belongs to that number: '80,000 kms under 30k'.
  const before = tokens[index - 1]
  const unit = tokens[index]?.afterBreak ? null : phraseAt(tokens, index, UNITS)
  const isNext = unit && (isLabelOfNext(tokens, unit.end) || isLastCount(tokens, unit.end))
  const isUnit = unit !== null && !isNext
  if (before && isUnit && (before.kind === 'number' || Object.hasOwn(SCALES, before.key))) return null
  // The kilometres of 'low kms under 20k' are complete; those of '20k or less' are not.
  const [low, bound] = before?.key === '-' ? [tokens[index - 2]] : [before, tokens[index - 2]?.key]
  if (low && LOW_WORDS.has(low.key) && bound !== 'or' && bound !== 'and' && !tokens[index]?.afterBreak)
    return null
  const label = phraseAt(tokens, index, LABELS)
  if (label === null || tokens[label.end]?.afterBreak) return null
  // 'MY21' is a year, 'my 21' may be; 'my budget' is not.
  if (tokens[index]?.key === 'my' && tokens[label.end]?.kind !== 'number') return null
  const link = tokens[label.end]
  // 'Price less 20000' means the same as 'price 20000'.
  const less = link?.key === 'less' && label.found !== 'year' && tokens[label.end + 1]?.kind === 'number'
  const skips =
    link && !link.afterBreak && (less || (LABEL_LINKS.has(link.key) && !RANGE_STARTS.has(link.key)))
  return { found: label.found, end: label.end + (skips ? 1 : 0) }
}

type Label = NumberPhrase['label']
const THAN = new Set(['than', 'then'])
const ODD: Comparison = { side: 'about' }

function spokenRange(tokens: readonly Token[], index: number, label: Label): NumberPhrase | null {
  const start = phraseAt(tokens, index, asMap(RANGE_STARTS))
  const low = start && amountAt(tokens, start.end)
  const high = low && secondAmount(tokens, low)
  if (!low || !high) return null
  return { label, comparison: null, low, high, spoken: true, either: false, end: high.end }
}

function comparedAmount(tokens: readonly Token[], index: number, label: Label): NumberPhrase | null {
  const before = comparisonAt(tokens, index)
  const low = amountAt(tokens, before?.end ?? index)
  if (low === null) return null
  const high = before === null ? secondAmount(tokens, low, label) : null
  if (high) {
    const either = tokens[low.end]?.key === 'or'
    // '20k - 25k max' repeats the upper bound, the 'or so' of '20k - 25k or so' adds nothing.
    const again = comparisonAfter(tokens, high)
    const isAgain = again && again.found.side !== 'min' && (again.found.of ?? 'year') === 'year'
    const end = isAgain ? again.end : high.end
    return { label, comparison: null, low, high, spoken: false, either, end }
  }
  const trailing = comparisonAfter(tokens, low)
  // '20ish grand', '20+k': the scale may follow the comparison.
  const scaled = before === null && trailing !== null ? scaledAfter(tokens, low, trailing.end) : null
  if (scaled)
    return {
      label,
      comparison: trailing?.found ?? null,
      low: scaled,
      high: null,
      spoken: false,
      either: false,
      end: scaled.end,
    }
  // 'From 2020 up' repeats one bound.
  const again = before !== null && trailing?.found.side === before.found.side ? trailing.end : null
  const after = before === null ? trailing : null
  // '7+ seats': the unit may follow the comparison.
  const isCounted = after && low.unit === null && !tokens[after.end]?.afterBreak
  const unitAfter = isCounted ? phraseAt(tokens, after.end, UNITS) : null
  const counted = unitAfter?.found === 'year' ? null : unitAfter
  // '2015 max km 80000': both belong to the next number.
  const others = counted !== null && amountAt(tokens, counted.end) !== null
  const [bound, unit] = others ? [null, null] : [after, counted]
  const comparison = before?.found ?? bound?.found ?? (low.odd ? ODD : null)
  const end = unit?.end ?? bound?.end ?? again ?? low.end
  const amount = unit ? { ...low, unit: unit.found } : low
  return { label, comparison, low: amount, high: null, spoken: false, either: false, end }
}

function secondAmount(tokens: readonly Token[], low: Amount, label: Label = null): Amount | null {
  const joint = tokens[low.end]
  if (joint === undefined || joint.afterBreak || !JOINTS.has(joint.key)) return null
  const high = tokens[low.end + 1]?.afterBreak ? null : amountAt(tokens, low.end + 1)
  // Only counts and years have alternatives.
  const isOffered = label === 'seats' || label === 'sleeps' || isCount(high) || low.short || isFourDigits(low)
  if (joint.key === 'or' && !isOffered) return null
  // '123456 - 2020' and '$38,990 - 2017' are no ranges: the year is a phrase of its own.
  const isOther = joint.key === '-' && high && isYearAlone(high) && low.value > high.value
  return isOther ? null : high
}

/** The comparison after a number: '2019+' and '35k or less'. */
function comparisonAfter(tokens: readonly Token[], low: Amount) {
  const bound = phraseAt(tokens, low.end, COMPARISONS_AFTER)
  if (bound === null || tokens[low.end]?.afterBreak) return null
  // '2015 not older than 10 years' begins another bound.
  if (THAN.has(tokens[bound.end]?.key ?? '')) return null
  // 'Max' and 'and under' begin the next number where one follows: '100,000 km and under 20k'.
  // 'Max kms 80000' belongs to the next number as well.
  const label = labelAt(tokens, bound.end)
  if (label && !tokens[bound.end]?.afterBreak && amountAt(tokens, label.end)) return null
  if (!tokens[bound.end]?.afterBreak && amountAt(tokens, bound.end)) {
    const begins = [low.end, low.end + 1].some((at) => phraseAt(tokens, at, COMPARISONS)?.end === bound.end)
    if (begins) return null
  }
  // 'on' begins something else where a word follows: '2019 on special'.
  const bounds = phraseAt(tokens, bound.end, COMPARISONS)
  if (tokens[low.end]?.key === 'on' && tokens[bound.end] && !tokens[bound.end]?.afterBreak && !bounds)
    return null
  return beginsWord(tokens, bound.end) || bound.end >= tokens.length || tokens[bound.end]?.kind === 'sign'
    ? bound
    : null
}

const isCount = (amount: Amount | null) => COUNT_UNITS.some((unit) => unit === amount?.unit)

const isYearAlone = ({ value, unit, ...amount }: Amount) =>
  isFourDigits({ value, unit, ...amount }) && unit === null && value >= 1_950 && value < 2_100

const isFourDigits = ({ value, scale, grouped, dollars }: Amount) =>
  value >= 1_000 && value < 10_000 && scale === 1 && !grouped && !dollars

const asMap = (set: ReadonlySet<string>) => ({
  get: (phrase: string) => (set.has(phrase) ? true : undefined),
})
