import { ownValue } from '../../own-value.ts'
import { NUMBER_WORDS, SCALES, TENS_WORDS, UNITS } from '../lexicon/number-words.ts'
import { type Found, phraseAt } from '../parse/phrases.ts'
import type { Token } from '../parse/sentence-tokens.ts'

/** The digits of number words: 'five hundred', 'three oh eight'. */
const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  hundred: '00',
  thousand: '000',
  ...Object.fromEntries([...NUMBER_WORDS, ...TENS_WORDS].map(([word, number]) => [word, String(number)])),
}
/** Years in two halves: 'twenty eighteen'. */
const CENTURIES: Readonly<Record<string, number>> = { nineteen: 1_900, twenty: 2_000 }

/** Only with years: elsewhere 'a' is no number. */
const FEW: ReadonlyMap<string, number> = new Map([
  ...['a', 'an', 'one'].map((word) => [word, 1] as const),
  ...['couple', 'a couple', 'couple of', 'a couple of'].map((word) => [word, 2] as const),
])

const PARTS: ReadonlyMap<string, number> = new Map([
  ['one', 1] as const,
  ...(
    [
      ['half', 0.5],
      ['quarter', 0.25],
      ['three quarters', 0.75],
      ['three quarter', 0.75],
    ] as const
  ).flatMap(([part, number]) =>
    ['', ' of', ' a', ' of a'].flatMap((link) =>
      [part, `a ${part}`].map((words) => [words + link, number] as const),
    ),
  ),
])

/**
 * A number in words: 'seven', 'fifteen', 'twenty-five', 'a hundred', 'one hundred and fifty', 'five thousand five
 * hundred', and the years 'twenty eighteen' and 'two thousand and eighteen'.
 */
export function spelledAt(tokens: readonly Token[], index: number): Found<number> | null {
  return (
    yearsAt(tokens, index) ??
    partAt(tokens, index) ??
    centuryAt(tokens, index) ??
    thousandsAt(tokens, index) ??
    hundredsAt(tokens, index)
  )
}

/** A dictated name with one more number word in digits: 'five' adds 5, 'six fifty' 650; null for other words. */
export function spokenDigits(before: string, word: string, last = ''): string | null {
  const digits = ownValue(DIGIT_WORDS, word)
  if (digits === undefined) return null
  // 'Twenty five' is 25, and not 205.
  const joins = digits.length === 1 && digits !== '0' && TENS_WORDS.has(last)
  return joins ? before.slice(0, -1) + digits : before + digits
}

/** Of a million: 'half a million', 'a quarter of a million', 'one million'. */
function partAt(tokens: readonly Token[], index: number): Found<number> | null {
  const part = phraseAt(tokens, index, PARTS)
  return part && isScaled(tokens, part.end) && (SCALES[tokens[part.end]?.key ?? ''] ?? 0) >= 1_000_000
    ? part
    : null
}

/** 'A year old', 'a couple of years'. */
function yearsAt(tokens: readonly Token[], index: number): Found<number> | null {
  const match = phraseAt(tokens, index, FEW)
  const unit = match && !tokens[match.end]?.afterBreak && phraseAt(tokens, match.end, UNITS)
  return unit && (unit.found === 'years' || unit.found === 'age') ? match : null
}

function centuryAt(tokens: readonly Token[], index: number): Found<number> | null {
  const word = tokens[index]?.key ?? ''
  const century = ownValue(CENTURIES, word)
  const rest = century && !tokens[index + 1]?.afterBreak ? belowHundredAt(tokens, index + 1) : null
  if (!century || !rest || rest.found < 10 || isScaled(tokens, rest.end)) return null
  return { found: century + rest.found, end: rest.end }
}

/** After an 'and' only years are read on: 'between five thousand and ten' is a range. */
function thousandsAt(tokens: readonly Token[], index: number): Found<number> | null {
  const head = hundredsAt(tokens, index)
  if (!head || tokens[head.end]?.key !== 'thousand' || tokens[head.end]?.afterBreak) return null
  const joined = tokens[head.end + 1]?.key === 'and'
  const next = head.end + (joined ? 2 : 1)
  const rest = tokens[next]?.afterBreak ? null : hundredsAt(tokens, next)
  if (!rest || isScaled(tokens, rest.end)) return null
  const isYear = head.found === 2 && rest.found < 100
  return isYear || (!joined && rest.found >= 100)
    ? { found: head.found * 1_000 + rest.found, end: rest.end }
    : null
}

function hundredsAt(tokens: readonly Token[], index: number): Found<number> | null {
  const small = belowHundredAt(tokens, index)
  const word = tokens[index]?.key
  if (word === 'hundred' && (isScaled(tokens, index + 1) || phraseAt(tokens, index + 1, UNITS)))
    return { found: 100, end: index + 1 }
  const one = word === 'a' || word === 'one' ? { found: 1, end: index + 1 } : null
  const hundreds = small ?? one
  if (!hundreds || tokens[hundreds.end]?.afterBreak) return small
  if (tokens[hundreds.end]?.key !== 'hundred') return shortHundredAt(tokens, index) ?? small
  const next = hundreds.end + 1
  const rest = belowHundredAt(tokens, next + (tokens[next]?.key === 'and' ? 1 : 0))
  return { found: hundreds.found * 100 + (rest?.found ?? 0), end: rest?.end ?? next }
}

/** 'One fifty a week': only before a unit of weeks, and not with thousands. */
function shortHundredAt(tokens: readonly Token[], index: number): Found<number> | null {
  const word = tokens[index]?.key ?? ''
  const first = word === 'one' ? 1 : (NUMBER_WORDS.get(word) ?? 10)
  const rest = first < 10 ? belowHundredAt(tokens, index + 1) : null
  if (!rest || rest.found < 10 || isScaled(tokens, rest.end)) return null
  return phraseAt(tokens, rest.end, UNITS)?.found === 'week'
    ? { found: first * 100 + rest.found, end: rest.end }
    : null
}

function belowHundredAt(tokens: readonly Token[], index: number): Found<number> | null {
  const word = tokens[index]
  const tens = TENS_WORDS.get(word?.key ?? '')
  if (tens === undefined) {
    const found = NUMBER_WORDS.get(word?.key ?? '')
    return found === undefined ? null : { found, end: index + 1 }
  }
  const next = tokens[index + 1]?.key === '-' ? index + 2 : index + 1
  const one = tokens[next]?.afterBreak ? undefined : (NUMBER_WORDS.get(tokens[next]?.key ?? '') ?? 10)
  return one === undefined || one > 9 ? { found: tens, end: index + 1 } : { found: tens + one, end: next + 1 }
}

const isScaled = (tokens: readonly Token[], index: number) =>
  !tokens[index]?.afterBreak && Object.hasOwn(SCALES, tokens[index]?.key ?? '')
