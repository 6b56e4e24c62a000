import { ownValue } from '../../own-value.ts'
import { SCALES, UNITS, type Unit } from '../lexicon/number-words.ts'
import { type Found, phraseAt } from '../parse/phrases.ts'
import type { Token } from '../parse/sentence-tokens.ts'
import { endsWord } from '../parse/sentence-tokens.ts'
import { spelledAt } from './spelled-number.ts'

/** A number with its sign, scale and unit. */
export type Amount = {
  value: number
  /** As typed, without the scale. */
  plain: number
  scale: number
  /** A dollar sign before it. */
  dollars: boolean
  grouped: boolean
  /** Written as a word. */
  spelled: boolean
  /** Written short, with an apostrophe: '19. */
  short: boolean
  unit: Unit | null
  /** 'Twenty odd thousand': approximate. */
  odd?: true
  /** The token after it. */
  end: number
}

/** '9000 built' is no year. */
const [FIRST_YEAR, LAST_YEAR] = [1_900, 2_100]
/** From here on the k after a number is no thousand: '100,000 k' are kilometres. */
const MAX_SCALED = 1_000

const GOING_ON = new Set(['wheel', 'x', 'by', 'or', 'and', 'to', 'wd', 'wheeler', ...Object.keys(SCALES)])

const WORD_BEFORE_DOLLARS = new Set(['a', 'au', 'aud'])

/** The amount that begins at a token, or null. */
export function amountAt(tokens: readonly Token[], index: number): Amount | null {
  const money = dollarsAt(tokens, index)
  const dollars = money > index
  const short = tokens[money]?.key === "'" && tokens[money + 1]?.adjacent === true
  const at = short ? money + 1 : money
  const token = tokens[at]
  const digits = token?.kind === 'number'
  const written = digits ? { found: token.value, end: at + 1 } : dollars ? null : spelledAt(tokens, at)
  if (token === undefined || written === null) return null
  const tail = tailAt(tokens, at)
  const half = tail === null ? halfAt(tokens, written.end) : null
  const after = half ?? written.end + (tail === null ? 0 : 1)
  const plain = written.found + (half === null ? 0 : 0.5)
  const number = tail === null ? plain : plain * 1_000 + tail
  const odd = isOdd(tokens, after)
  const driven = !dollars && number >= MAX_SCALED && tokens[after]?.key === 'k'
  const scaled = driven ? { scale: 1, end: after } : scaleAt(tokens, odd ? after + 1 : after)
  // '20000$' and '20k$' are dollars as well; the sign of '20k $30k' is the next number's.
  const trailing = isTrailingDollar(tokens, scaled.end)
  if (trailing) scaled.end += 1
  const isYear = scaled.scale === 1 && written.found >= FIRST_YEAR && written.found < LAST_YEAR
  const km = { found: 'km', end: after + 1 } as const
  const unit =
    seatsAt(tokens, at) ?? unitAt(tokens, scaled.end, { short, year: isYear }) ?? (driven ? km : null)
  const end = unit?.end ?? scaled.end
  // '35kw' and '2.0T' are no amounts: the number continues with unknown letters.
  if (!endsWord(tokens, end)) return null
  return {
    value: number * scaled.scale,
    plain: number,
    scale: scaled.scale,
    dollars: dollars || trailing,
    short,
    end,
    grouped: token.grouped || tail !== null,
    spelled: !digits,
    unit: unit?.found ?? null,
    ...(odd ? { odd } : {}),
  }
}

/** The amount with the scale and unit after a comparison; null where there is none. */
export function scaledAfter(tokens: readonly Token[], amount: Amount, index: number): Amount | null {
  const { scale, end } = scaleAt(tokens, index)
  if (amount.scale > 1 || amount.unit !== null || scale === 1) return null
  const unit = unitAt(tokens, end, { short: false, year: false })
  return endsWord(tokens, unit?.end ?? end)
    ? { ...amount, value: amount.value * scale, scale, unit: unit?.found ?? null, end: unit?.end ?? end }
    : null
}

const isTrailingDollar = (tokens: readonly Token[], index: number) =>
  tokens[index]?.key === '$' && !tokens[index]?.afterBreak && tokens[index + 1]?.kind !== 'number'

/** '7st' is short for seats; no ordinal has that form, as '1st' does. */
function seatsAt(tokens: readonly Token[], index: number): Found<Unit> | null {
  const [number, word] = [tokens[index], tokens[index + 1]]
  return /^[2-9]$/.test(number?.key ?? '') && word?.key === 'st' && word.adjacent
    ? { found: 'seats', end: index + 2 }
    : null
}

/** The unit; 'model' and 'built' are units of years only, and begin something else after another number. */
function unitAt(
  tokens: readonly Token[],
  index: number,
  { short, year }: { short: boolean; year: boolean },
): Found<Unit> | null {
  const unit = tokens[index]?.afterBreak ? null : phraseAt(tokens, index, UNITS)
  if (unit && isLabelOfNext(tokens, unit.end)) return null
  // 'Mazda 2 seats 5' labels the number after it, where that has no unit.
  if (unit?.found === 'seats' && isLastCount(tokens, unit.end)) return null
  // 'From 2018 year'.
  if (unit?.found === 'years' && year) return { ...unit, found: 'year' }
  return unit?.found === 'year' && !short && !year ? null : unit
}

/** Is this a count of seats without another unit? Not the four of '5 seats 4 doors' or '5 seats 4 wheel drive'. */
export function isLastCount(tokens: readonly Token[], index: number): boolean {
  const [count, next] = [tokens[index], tokens[index + 1]]
  if (!/^[2-9]$/.test(count?.key ?? '') || count?.afterBreak) return false
  if (next === undefined || next.afterBreak) return true
  return (
    next.kind === 'word' && !next.adjacent && !GOING_ON.has(next.key) && !phraseAt(tokens, index + 1, UNITS)
  )
}

/** 'Twelve and a half thousand', 'two and a half years': the end of the half, where thousands or years follow. */
function halfAt(tokens: readonly Token[], index: number): number | null {
  const half = ['and', 'a', 'half'].every((word, place) => tokens[index + place]?.key === word)
  if (!half) return null
  const unit = phraseAt(tokens, index + 3, UNITS)?.found
  return unit === 'years' || unit === 'age' || scaleAt(tokens, index + 3).scale > 1 ? index + 3 : null
}

/** 'Twenty odd thousand'. */
const isOdd = (tokens: readonly Token[], index: number) =>
  tokens[index]?.key === 'odd' && scaleAt(tokens, index + 1).scale > 1

/** The end of the dollar sign at a token, with the letters before it: '$', 'A$', 'AUD'. */
function dollarsAt(tokens: readonly Token[], index: number): number {
  const word = WORD_BEFORE_DOLLARS.has(tokens[index]?.key ?? '')
  const sign = word && tokens[index + 1]?.adjacent ? index + 1 : index
  if (tokens[sign]?.key === '$') return sign + 1
  return tokens[index]?.key === 'aud' && tokens[index + 1]?.kind === 'number' ? index + 1 : index
}

/** 'Price<30000 km<90000': a word before such a sign labels the number after it. */
export const isLabelOfNext = (tokens: readonly Token[], end: number) =>
  ['<', '>'].includes(tokens[end]?.key ?? '') && tokens[end + 1]?.kind === 'number'

function scaleAt(tokens: readonly Token[], index: number): { scale: number; end: number } {
  const token = tokens[index]
  const scale = token && !token.afterBreak ? ownValue(SCALES, token.key) : undefined
  return scale === undefined ? { scale: 1, end: index } : { scale, end: index + 1 }
}

/** The last group of a number that is grouped by a space: the 000 of '50 000'. */
function tailAt(tokens: readonly Token[], index: number): number | null {
  const [head, tail] = [tokens[index], tokens[index + 1]]
  const grouped = /^[1-9]\d{0,2}$/.test(head?.key ?? '') && /^\d{3}$/.test(tail?.key ?? '')
  // 'CX-5 145k': the number is part of a name.
  if (head?.adjacent && tokens[index - 1]?.adjacent && tokens[index - 2]?.kind === 'word') return null
  // 'Model 5 149k' and 'Model 5 149-155k' are not grouped: a scale follows.
  const after = tokens[index + 2]?.key === '-' ? index + 4 : index + 2
  const scaled = scaleAt(tokens, after).scale > 1
  return grouped && tail && !tail.adjacent && !tail.afterBreak && !scaled ? tail.value : null
}
