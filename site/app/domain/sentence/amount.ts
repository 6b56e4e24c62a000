import { phraseAt } from './phrases.ts'
import type { Token } from './sentence-tokens.ts'
import { endsWord } from './sentence-tokens.ts'
import { NUMBER_WORDS, SCALES, UNITS, type Unit } from './sentence-words.ts'

/** A number with what stands around it. */
export type Amount = {
  value: number
  /** Digits as typed, without the scale. */
  plain: number
  scale: number
  /** A dollar sign before it. */
  dollars: boolean
  grouped: boolean
  /** Written short, with an apostrophe: '19. */
  short: boolean
  unit: Unit | null
  /** The token behind it. */
  end: number
}

const DOLLARS = new Set(['$'])
const WORD_BEFORE_DOLLARS = new Set(['a', 'au', 'aud'])

/** The amount that begins at a token, or null. */
export function amountAt(tokens: readonly Token[], index: number): Amount | null {
  let at = index
  if (WORD_BEFORE_DOLLARS.has(tokens[at]?.key ?? '') && tokens[at + 1]?.glued) at += 1
  const dollars = DOLLARS.has(tokens[at]?.key ?? '')
  if (dollars) at += 1
  else if (at !== index) return null
  const short = tokens[at]?.key === "'" && tokens[at + 1]?.glued === true
  if (short) at += 1
  const token = tokens[at]
  const plain = token?.kind === 'number' ? token.value : dollars || !token ? undefined : wordNumber(token)
  if (token === undefined || plain === undefined) return null
  const tail = tailAt(tokens, at)
  const scaled = scaleAt(tokens, at + 1 + (tail === null ? 0 : 1))
  const unit = phraseAt(tokens, scaled.end, UNITS)
  const end = unit?.end ?? scaled.end
  // '35kw' and '2.0T' are no amounts: the number goes on in a word nobody knows.
  if (!endsWord(tokens, end)) return null
  const number = tail === null ? plain : plain * 1_000 + tail
  return {
    ...{ value: number * scaled.scale, plain: number, scale: scaled.scale, dollars, short, end },
    grouped: token.grouped || tail !== null,
    unit: unit?.found ?? null,
  }
}

function wordNumber({ key }: Token): number | undefined {
  return Object.hasOwn(NUMBER_WORDS, key) ? NUMBER_WORDS[key] : undefined
}

function scaleAt(tokens: readonly Token[], index: number): { scale: number; end: number } {
  const token = tokens[index]
  const scale = token && !token.parted && Object.hasOwn(SCALES, token.key) ? SCALES[token.key] : undefined
  return scale === undefined ? { scale: 1, end: index } : { scale, end: index + 1 }
}

/** The thousands' rest of a number that is grouped by a space: the 000 of '50 000'. */
function tailAt(tokens: readonly Token[], index: number): number | null {
  const [head, tail] = [tokens[index], tokens[index + 1]]
  const grouped = /^[1-9]\d{0,2}$/.test(head?.key ?? '') && /^\d{3}$/.test(tail?.key ?? '')
  return grouped && tail && !tail.glued && !tail.parted ? tail.value : null
}
