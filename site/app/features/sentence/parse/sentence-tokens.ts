import type { Span } from './reading.ts'

/**
 * The smallest part of a sentence: letters, a number, or a sign. Letters and digits part even within a word, so that
 * '35k', '7seater' and a model's name with a number in it are read by the same rules with and without a space.
 */
export type Token = Span & {
  kind: 'word' | 'number' | 'sign'
  /** Folded: no case, no accents, no apostrophes. */
  key: string
  /** Of a number; NaN otherwise. */
  value: number
  /** A number with thousands separators. */
  grouped: boolean
  /** No space or mark stands between this and the token before. */
  glued: boolean
  /** A comma or the end of a sentence stands before it. */
  parted: boolean
  /** What parts it is a bracket, as names have them too. */
  bracketed: boolean
}

/** Longer texts are no sentence of a shopper; what stands behind is not looked at. */
export const MAX_SENTENCE_LENGTH = 400

// Each alternative begins with a class of its own and none is nested, so the time is linear in the text. The k of
// '30kish' and '100kkm' is the number's.
const TOKEN =
  /(?<=\d)k(?=(?:ish|kms?|klms?)(?!\p{L}))|\d+(?:,\d{3})+(?!\d)(?:\.\d+)?|\d{1,3}(?:['’]\d{3})+(?!\d)|\d+(?:\.\d+)?|[\p{L}\p{M}][\p{L}\p{M}'’]*|\p{N}|[$+\-–—−→<>≤≥/&'’~]/gu
const SIGNS: Readonly<Record<string, string>> = { '–': '-', '—': '-', '−': '-', '’': "'", '≤': '<', '≥': '>' }
const PARTING = /[,;!?()|\n]|\.\s/

/** The tokens of a text, at most as much of it as a sentence is long. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const clipped = text.slice(0, MAX_SENTENCE_LENGTH)
  let end = 0
  for (const match of clipped.matchAll(TOKEN)) {
    const gap = clipped.slice(end, match.index)
    // What is cut off '30kish' and '2020ish' is a word of its own.
    const last = tokens.at(-1)
    const isFree =
      last === undefined || (match[0].toLowerCase() === 'ish' && (last.key === 'k' || last.kind === 'number'))
    tokens.push(tokenOf(match[0], match.index, gap, isFree))
    end = match.index + match[0].length
  }
  return tokens
}

function tokenOf(raw: string, start: number, gap: string, isFree: boolean): Token {
  const kind = /^\d/.test(raw) ? 'number' : /^[\p{L}\p{M}\p{N}]/u.test(raw) ? 'word' : 'sign'
  // '15.000' and '15'000' are fifteen thousand where others live: nothing of a car is measured so exactly.
  const isGrouped = (kind === 'number' && /[,'’]/.test(raw)) || /^[1-9]\d{0,2}\.\d{3}$/.test(raw)
  return {
    start,
    end: start + raw.length,
    kind,
    key: kind === 'sign' ? (SIGNS[raw] ?? raw) : foldKey(raw),
    value: kind === 'number' ? Number(raw.replace(isGrouped ? /[,.'’](?=\d{3})/g : '', '')) : Number.NaN,
    grouped: isGrouped,
    glued: !isFree && gap === '',
    parted: PARTING.test(gap),
    bracketed: /^[\s()]+$/.test(gap),
  }
}

/** A text as two spellings of it are equal: letters and digits only, without case and accents. */
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

/** May a reading begin at this token? Not within a word. */
export function beginsWord(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const before = tokens[index - 1]
  return token !== undefined && !(token.glued && before !== undefined && before.kind !== 'sign')
}

/** May a reading end before this token? Not within a word. */
export function endsWord(tokens: readonly Token[], index: number): boolean {
  return index >= tokens.length || beginsWord(tokens, index) || tokens[index]?.kind === 'sign'
}
