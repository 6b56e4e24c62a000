import type { Phrase } from './phrase.ts'

/** Alternatives of a typed word with typos. */
export interface Derivations {
  one: number[]
  two: number[]
  /** The word split in two, where both halves are adjacent in some document. */
  split: Phrase | null
}

/** A typed word, a phrase, or joined words (an n-gram), with all alternatives. */
export interface QueryTerm {
  id: number
  original: string
  /** The words it was joined from. */
  ngram: string[] | null
  maxTypos: number
  isPrefix: boolean
  /** Set for a quoted phrase. */
  phrase: Phrase | null
  /** The word itself, or -1 when no document has it. */
  exact: number
  /** Longer words with this prefix. */
  prefixOf: number[]
  synonyms: Phrase[]
  /** Set when the prefix has so many words that they are treated as a range. */
  prefix: string | null
  /** Computed on first use. */
  derivations(): Derivations
}

/** Which alternatives are active: all, none, or only the word or phrase as typed. */
export type Part = 'all' | 'none' | 'exact'

/** A term restricted by the ranking rules, with its position in the query. Immutable. */
export interface Located {
  term: QueryTerm
  zero: Part
  one: Part
  two: Part
  /** The term must not be dropped. */
  mandatory: boolean
  /** Positions of its first and last word in the query; a sentence end counts eight. */
  from: number
  to: number
  /** First and last typed term it covers. */
  firstId: number
  lastId: number
  /** Equal for equal restrictions. */
  key: number
}

/** The term with all alternatives. */
export function locate(term: QueryTerm, from: number, to: number, firstId: number, lastId: number): Located {
  return keyed({ term, zero: 'all', one: 'all', two: 'all', mandatory: false, from, to, firstId, lastId })
}

type Change = Partial<Pick<Located, 'zero' | 'one' | 'two' | 'mandatory'>>

/** A copy with some parts changed. */
export function withParts(located: Located, change: Change): Located {
  return keyed({ ...located, ...change })
}

const PARTS: Record<Part, number> = { none: 0, exact: 1, all: 2 }

/** A term has one position in its query, so its number identifies it. */
function keyed(located: Omit<Located, 'key'>): Located {
  const { term, zero, one, two, mandatory } = located
  const parts = (PARTS[zero] * 3 + PARTS[one]) * 3 + PARTS[two]
  return { ...located, key: (term.id * 27 + parts) * 2 + Number(mandatory) }
}

/** The number of typed words it covers. */
export const getLength = ({ firstId, lastId }: Located) => lastId - firstId + 1

/** The alternatives active in both. */
export function intersect(a: Located, b: Located): Located {
  const both = (x: Part, y: Part): Part => (x === 'none' || y === 'none' ? 'none' : x === 'exact' ? x : y)
  return withParts(a, { zero: both(a.zero, b.zero), one: both(a.one, b.one), two: both(a.two, b.two) })
}

/** The quoted phrase, if it is active. */
export const originalPhrase = ({ term, zero }: Located) => (zero === 'none' ? null : term.phrase)

export type ExactTerm = { phrase: Phrase } | { word: number }

/** The word or phrase exactly as typed, if it exists and is active; an n-gram was not typed so. */
export function exactTerm({ term, zero }: Located): ExactTerm | null {
  if (term.ngram || zero === 'none') return null
  if (term.phrase) return { phrase: term.phrase }
  return term.exact >= 0 ? { word: term.exact } : null
}

/** Only the word or phrase as typed, which must not be dropped. */
export function onlyExact(located: Located): Located {
  const change: Change = exactTerm(located) ? { zero: 'exact', one: 'none', two: 'none' } : {}
  return withParts(located, { ...change, mandatory: true })
}

/** The maximum number of typos. A split counts as one. */
export function maxTypoCost({ term, one, two }: Located): number {
  if (term.maxTypos === 0) return term.phrase ? 0 : 1
  if (term.maxTypos === 2 && two !== 'none') return 2
  return one === 'none' ? 0 : 1
}

export interface DerivedWord {
  word: number
  /** Matches by typo or by joining: only in fields that allow typos. */
  derived: boolean
}

/** Every active single word, without those of a prefix range. */
export function STUDIO_TEXTS({ term, zero, one, two }: Located): DerivedWord[] {
  const words: DerivedWord[] = []
  const derived = term.ngram !== null
  if (zero !== 'none' && term.exact >= 0) words.push({ word: term.exact, derived })
  if (zero === 'all') for (const word of term.prefixOf) words.push({ word, derived })
  if (one === 'all') for (const word of term.derivations().one) words.push({ word, derived: true })
  if (two === 'all') for (const word of term.derivations().two) words.push({ word, derived: true })
  return words
}

/** Every active phrase. Synonyms count regardless of typos. */
export function listPhrases({ term, one }: Located): Phrase[] {
  const phrases = term.phrase ? [term.phrase, ...term.synonyms] : [...term.synonyms]
  if (one === 'all') {
    const { split } = term.derivations()
    if (split && !phrases.includes(split)) phrases.push(split)
  }
  return phrases
}

/** The active prefix range: the word as typed is its own prefix. */
export const prefixOf = ({ term, zero }: Located) => (zero === 'none' ? null : term.prefix)
