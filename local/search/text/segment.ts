// Splits text into runs of words and separators.
import { LONG_SEPARATORS, SEPARATOR_CLASS, type SeparatorKind, separatorKind } from './separators.ts'

/** Called for each piece; `kind` is null for a word. Offsets are UTF-16 units of the text. */
export type Piece = (start: number, end: number, kind: SeparatorKind | null) => void

// Scripts written without spaces are cut by the dictionary that comes with the runtime.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
const scriptRun =
  /\p{Script=Cyrillic}+|\p{Script=Greek}+|\p{Script=Arabic}+|\p{Script=Hebrew}+|\p{Script=Latin}+|[^\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Latin}]+/gu
const foreign = /[\u0370-\u1dbf\u2c00-\uffff]/
const byLanguage = new Intl.Segmenter('ja', { granularity: 'word' })

const WORD = 0
const SOFT = 1
const HARD = 2
const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const kind = separatorKind(String.fromCharCode(code))
  return kind === 'hard' ? HARD : kind === 'soft' ? SOFT : WORD
})
const otherKinds = new Map<number, number>()

function kindOf(code: number): number {
  if (code < 128) return asciiKinds[code]!
  const known = otherKinds.get(code)
  if (known !== undefined) return known
  const kind = separatorKind(String.fromCharCode(code).normalize('NFKD'))
  const found = kind === 'hard' ? HARD : kind === 'soft' ? SOFT : WORD
  otherKinds.set(code, found)
  return found
}

/** Splits by the default separators. One pass over the characters: indexing spends its time here. */
export function segment(text: string, piece: Piece): void {
  const isForeign = foreign.test(text)
  let wordStart = 0
  const { length } = text
  for (let at = 0; at < length; ) {
    const code = text.charCodeAt(at)
    const kind = kindOf(code)
    if (kind === WORD) {
      at += 1
      continue
    }
    if (wordStart < at) word(text, wordStart, at, isForeign, piece)
    const long = (code === 46 || code === 44) && text.charCodeAt(at + 1) === 32
    const end = long ? at + 2 : at + 1
    piece(at, end, long || kind === HARD ? 'hard' : 'soft')
    at = end
    wordStart = end
  }
  if (wordStart < length) word(text, wordStart, length, isForeign, piece)
}

/** A run without separators is one word in spaced scripts, several where scripts change or need a dictionary. */
function word(text: string, start: number, end: number, isForeign: boolean, piece: Piece): void {
  if (!isForeign || !foreign.test(text.slice(start, end))) {
    piece(start, end, null)
    return
  }
  for (const { 0: run, index } of text.slice(start, end).matchAll(scriptRun)) {
    if (!unspaced.test(run)) {
      piece(start + index, start + index + run.length, null)
      continue
    }
    for (const part of byLanguage.segment(run)) {
      piece(start + index + part.index, start + index + part.index + part.segment.length, null)
    }
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/**
 * Splits by separators changed in the settings, and keeps the words of the dictionary whole. The longest match
 * at the leftmost place wins.
 */
export function customSegment(separators: string[], nonSeparators: string[], dictionary: string[]) {
  const dropped = new Set(nonSeparators)
  const own = new Map(separators.map((text) => [text, separatorKind(text) ?? 'soft'] as const))
  const long = [...LONG_SEPARATORS.filter((text) => !dropped.has(text)), ...separators, ...dictionary]
    .filter((text) => text !== '')
    .sort((a, b) => b.length - a.length)
  const known = new RegExp(`${long.map(escaped).join('|')}|[${SEPARATOR_CLASS}]`, 'gu')
  const words = new Set(dictionary)
  return (text: string, piece: Piece): void => {
    const isForeign = foreign.test(text)
    let done = 0
    for (const { 0: found, index } of text.matchAll(known)) {
      if (dropped.has(found) && !words.has(found)) continue
      if (done < index) word(text, done, index, isForeign, piece)
      const kind = words.has(found) ? null : (own.get(found) ?? separatorKind(found.normalize('NFKD')))
      piece(index, index + found.length, kind)
      done = index + found.length
    }
    if (done < text.length) word(text, done, text.length, isForeign, piece)
  }
}
