// GROQ's `match`: whether a text contains every word of a pattern, where `*` matches any letters.
// Source: https://spec.groq.dev (match operator); words are split as by groq-js.
import type { Deadline } from './deadline.ts'
import { frequencyScore } from './frequency-score.ts'
import { TextQuery } from './text-query.ts'

const SEPARATORS = /[!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/
const PATTERN_SEPARATORS = /[!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/
const DOTS = /\.+/g
const WORD_CHARACTER = /^\w$/
const MAX_PATTERN_LENGTH = 1024

/** The words of a text, in lower case. */
export function splitWords(text: string): string[] {
  return split(text, SEPARATORS)
}

/** A pattern's words, in lower case, including `*`. */
function splitPatterns(text: string): string[] {
  return split(text, PATTERN_SEPARATORS).map((pattern) => pattern.slice(0, MAX_PATTERN_LENGTH))
}

function split(text: string, separators: RegExp): string[] {
  return text
    .replace(DOTS, (dots, at: number) => (isAtEdge(text, at, at + dots.length) ? '' : dots))
    .toLowerCase()
    .split(separators)
    .filter((word) => word !== '')
}

/** Whether a run of dots follows or precedes a word; one pass, where `\b\.+|\.+\b` would be quadratic. */
const isAtEdge = (text: string, from: number, to: number) =>
  WORD_CHARACTER.test(text.charAt(from - 1)) || WORD_CHARACTER.test(text.charAt(to))

/** `left match right`; `right` is a text, a list of texts or a `text::query()`. */
export function matches(left: unknown, right: unknown, deadline: Deadline): boolean {
  if (right instanceof TextQuery) return right.matches(left)
  const patterns = gather(right, splitPatterns)
  if (!patterns || patterns.length === 0) return false
  const words = gatherTexts(left, splitWords)
  return patterns.every((pattern) =>
    words.some((word) => {
      deadline.tick()
      return matchesPattern(word, pattern)
    }),
  )
}

/** The number of hits of each word of the pattern, weighted for `score()`. */
export function matchScore(left: unknown, right: unknown, deadline: Deadline): number {
  if (right instanceof TextQuery) return right.score(left)
  const words = gatherTexts(left, splitWords)
  const patterns = gather(right, splitPatterns) ?? []
  return patterns.reduce((sum, pattern) => {
    const hits = words.filter((word) => {
      deadline.tick()
      return matchesPattern(word, pattern)
    })
    return sum + frequencyScore(hits.length)
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
