// Splits text into runs of words and separators.
import {
  LONG_SEPARATORS,
  NO_SEPARATOR,
  parts,
  SEPARATOR_CLASS,
  type SeparatorKind,
  separatorKind,
} from './separators.ts'

/** Called for each piece; `kind` is null for a word. Offsets are UTF-16 units of the text. */
export type Piece = (start: number, end: number, kind: SeparatorKind | null) => void

// Scripts without spaces are segmented by the runtime's dictionary.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
// Runs of one script. Characters without a script, such as digits and emoji, belong to the adjacent run.
const scriptRun =
  /([A-Za-z\x80-\u02af\u1d00-\u1dbf\u1e00-\u1eff\u2100-\u214f\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]+)|([\u0400-\u0484\u0487-\u052f\u2de0-\u2dff\ua640-\ua69f]+)|([\u0370-\u03ff]+)|(\p{Script=Arabic}+)|(\p{Script=Hebrew}+)|([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]+)/gu
const foreign = /[\u0370-\u1dbf\u2c00-\uffff]/
const byLanguage = new Intl.Segmenter('ja', { granularity: 'word' })

const WORD = 0
const SOFT = 1
const HARD = 2
/** A character that separates words and is a word itself. */
const APART = 3
const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => findKind(code))
const otherKinds = new Map<number, number>()

function classifyCharacter(code: number): number {
  if (code < 128) return asciiKinds[code]!
  const known = otherKinds.get(code)
  if (known !== undefined) return known
  const found = findKind(code)
  otherKinds.set(code, found)
  return found
}

function findKind(code: number): number {
  const char = String.fromCharCode(code)
  if (!parts(char)) return WORD
  const kind = separatorKind(char)
  if (kind === null) return APART
  return kind === 'hard' ? HARD : SOFT
}

/** Splits by the default separators, in one pass: indexing spends its time here. */
export function segment(text: string, piece: Piece): void {
  const isForeign = foreign.test(text)
  let wordStart = 0
  const { length } = text
  for (let at = 0; at < length; ) {
    const code = text.charCodeAt(at)
    const kind = classifyCharacter(code)
    if (kind === WORD) {
      at += 1
      continue
    }
    if (wordStart < at) word(text, wordStart, at, isForeign, piece)
    const long = (code === 46 || code === 44) && text.charCodeAt(at + 1) === 32
    const end = long ? at + 2 : at + 1
    piece(at, end, kind === APART ? null : long || kind === HARD ? 'hard' : 'soft')
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
  const run = text.slice(start, end)
  let from = 0
  let script: number | null = null
  for (const found of run.matchAll(scriptRun)) {
    const next = found.findIndex((group, at) => at > 0 && group !== undefined)
    if (script !== null && next !== script) {
      ofOneScript(run.slice(from, found.index), start + from, piece)
      from = found.index
    }
    script = next
  }
  ofOneScript(run.slice(from), start + from, piece)
}

function ofOneScript(run: string, start: number, piece: Piece): void {
  if (!unspaced.test(run)) {
    piece(start, start + run.length, null)
    return
  }
  for (const part of byLanguage.segment(run)) {
    piece(start + part.index, start + part.index + part.segment.length, null)
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/**
 * Splits by custom separators and keeps the words of the custom dictionary whole. The leftmost, longest match wins.
 */
export function customSegment(separators: string[], nonSeparators: string[], dictionary: string[]) {
  const dropped = new Set(nonSeparators)
  const own = new Map(separators.map((text) => [text, separatorKind(text) ?? 'soft'] as const))
  const long = [...LONG_SEPARATORS.filter((text) => !dropped.has(text)), ...separators, ...dictionary]
    .filter((text) => text !== '')
    .sort((a, b) => b.length - a.length)
  const known = new RegExp(`${long.map(escaped).join('|')}|${NO_SEPARATOR}[${SEPARATOR_CLASS}]`, 'gu')
  const words = new Set(dictionary)
  return (text: string, piece: Piece): void => {
    const isForeign = foreign.test(text)
    let done = 0
    for (const { 0: found, index } of text.matchAll(known)) {
      if (dropped.has(found) && !words.has(found)) continue
      if (done < index) word(text, done, index, isForeign, piece)
      const kind = words.has(found) ? null : (own.get(found) ?? separatorKind(found))
      piece(index, index + found.length, kind)
      done = index + found.length
    }
    if (done < text.length) word(text, done, text.length, isForeign, piece)
  }
}
