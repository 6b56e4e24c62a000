// GROQ's `match`: whether a text contains every word of a pattern, where `*` matches any letters.
// Source: https://spec.groq.dev (match operator); words are split as by groq-js.
import { frequencyScore } from './frequency-score.ts'
import { TextQuery } from './text-query.ts'

const SEPARATORS = /[!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/
const PATTERN_SEPARATORS = /[!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/
const EDGE_DOTS = /\b\.+|\.+\b/g
const MAX_PATTERN_LENGTH = 1024

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return split(text, SEPARATORS)
}

/** A pattern's words, in lower case, including `*`. */
function patternsOf(text: string): string[] {
  return split(text, PATTERN_SEPARATORS).map((pattern) => pattern.slice(0, MAX_PATTERN_LENGTH))
}

function split(text: string, separators: RegExp): string[] {
  return text
    .replace(EDGE_DOTS, '')
    .toLowerCase()
    .split(separators)
    .filter((word) => word !== '')
}

/** `left match right`; `right` is a text, a list of texts or a `text::query()`. */
export function matches(left: unknown, right: unknown): boolean {
  if (right instanceof TextQuery) return right.matches(left)
  const patterns = gather(right, patternsOf)
  if (!patterns || patterns.length === 0) return false
  const words = gatherTexts(left, wordsOf)
  return patterns.every((pattern) => words.some((word) => matchesPattern(word, pattern)))
}

/** The number of hits of each word of the pattern, weighted for `score()`. */
export function matchScore(left: unknown, right: unknown): number {
  if (right instanceof TextQuery) return right.score(left)
  const words = gatherTexts(left, wordsOf)
  const patterns = gather(right, patternsOf) ?? []
  return patterns.reduce((sum, pattern) => {
    return sum + frequencyScore(words.filter((word) => matchesPattern(word, pattern)).length)
  }, 0)
}

/** Whether a word matches a pattern with `*`, in linear time. */
export function matchesPattern(word: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.split('*')
  const last = others.pop()
  if (last === undefined) return word === pattern
  if (!word.startsWith(first) || word.length < first.length + last.length || !word.endsWith(last))
    return false
  const end = word.length - last.length
  let at = first.length
  for (const part of others) {
    const found = word.indexOf(part, at)
    if (found === -1 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}

/** Null when a pattern is not a text. */
function gather(value: unknown, split: (text: string) => string[]): string[] | null {
  const items = Array.isArray(value) ? value : [value]
  return items.every((item) => typeof item === 'string') ? (items as string[]).flatMap(split) : null
}

function gatherTexts(value: unknown, split: (text: string) => string[]): string[] {
  const items = Array.isArray(value) ? value : [value]
  return items.flatMap((item) => (typeof item === 'string' ? split(item) : []))
}
