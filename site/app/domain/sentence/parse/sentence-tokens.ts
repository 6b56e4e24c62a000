import type { Span } from './reading.ts'

/**
 * The smallest part of a sentence: letters, a number, or a sign. Letters and digits are separate tokens even within a
 * word, so that '35k', '7seater' and a model's name with a number follow the same rules with and without a space.
 */
export type Token = Span & {
  kind: 'word' | 'number' | 'sign'
  /** Folded: no case, no accents, no apostrophes. */
  key: string
  /** Of a number; NaN otherwise. */
  value: number
  /** A number with thousands separators. */
  grouped: boolean
  /** There is no space or punctuation between this token and the one before. */
  adjacent: boolean
  /** A comma or the end of a sentence precedes it. */
  afterBreak: boolean
  /** The break before it is a bracket, which names may contain too. */
  bracketed: boolean
}

/** A longer text is cut off here. */
export const MAX_SENTENCE_LENGTH = 400

// Each alternative begins with its own character class and none is nested, so the time is linear in the text. The k of
// '30kish' and '100kkm' belongs to the number.
const TOKEN =
  /(?<=\d)k(?=(?:ish|kms?|klms?)(?!\p{L}))|\d+(?:,\d{3})+(?!\d)(?:\.\d+)?|\d{1,3}(?:['’]\d{3})+(?!\d)|\d+(?:\.\d+)?|[\p{L}\p{M}][\p{L}\p{M}'’]*|\p{N}|[$+\-–—−→<>≤≥/&'’~]/gu
const SIGNS: Readonly<Record<string, string>> = { '–': '-', '—': '-', '−': '-', '’': "'", '≤': '<', '≥': '>' }
const PARTING = /[,;!?()|\n]|\.\s/

/** The tokens of a text, up to `MAX_SENTENCE_LENGTH`. */
export function splitTokens(text: string): Token[] {
  const tokens: Token[] = []
  const clipped = text.slice(0, MAX_SENTENCE_LENGTH)
  let end = 0
  for (const match of clipped.matchAll(TOKEN)) {
    const gap = clipped.slice(end, match.index)
    // The 'ish' of '30kish' and '2020ish' is a word of its own.
    const last = tokens.at(-1)
    const isFree =
      last === undefined || (match[0].toLowerCase() === 'ish' && (last.key === 'k' || last.kind === 'number'))
    tokens.push(findToken(match[0], match.index, gap, isFree))
    end = match.index + match[0].length
  }
  return tokens
}

function findToken(raw: string, start: number, gap: string, isFree: boolean): Token {
  const kind = /^\d/.test(raw) ? 'number' : /^[\p{L}\p{M}\p{N}]/u.test(raw) ? 'word' : 'sign'
  // '15.000' and '15'000' are fifteen thousand in other countries; nothing here is measured to three decimals.
  const isGrouped = (kind === 'number' && /[,'’]/.test(raw)) || /^[1-9]\d{0,2}\.\d{3}$/.test(raw)
  return {
    start,
    end: start + raw.length,
    kind,
    key: kind === 'sign' ? (SIGNS[raw] ?? raw) : foldKey(raw),
    value: kind === 'number' ? Number(raw.replace(isGrouped ? /[,.'’](?=\d{3})/g : '', '')) : Number.NaN,
    grouped: isGrouped,
    adjacent: !isFree && gap === '',
    afterBreak: PARTING.test(gap),
    bracketed: /^[\s()]+$/.test(gap),
  }
}

/** A text for comparison: letters and digits only, without case and accents. */
export function foldKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The words of a name, folded: 'Blind Spot Monitor' → blind, spot, monitor. */
export function foldWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map(foldKey)
    .filter((word) => word !== '')
}

/** Is this token at the beginning of a word? */
export function beginsWord(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const before = tokens[index - 1]
  return token !== undefined && !(token.adjacent && before !== undefined && before.kind !== 'sign')
}

/** Does a word end before this token? */
export function endsWord(tokens: readonly Token[], index: number): boolean {
  return index >= tokens.length || beginsWord(tokens, index) || tokens[index]?.kind === 'sign'
}
