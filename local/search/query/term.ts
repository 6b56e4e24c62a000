import type { Phrase } from './phrase.ts'

/** What may stand for a typed word with typos. */
export interface Derivations {
  one: number[]
  two: number[]
  /** The word cut in two, where both halves stand together somewhere. */
  split: Phrase | null
}

/** A typed word, phrase, or several typed words read as one (an n-gram), and all that may stand for it. */
export interface QueryTerm {
  id: number
  original: string
  /** The words it was joined from. */
  ngram: string[] | null
  maxTypos: number
  isPrefix: boolean
  /** Set for a phrase in quotes. */
  phrase: Phrase | null
  /** The word itself, or -1 when no document holds it. */
  exact: number
  /** Longer words that begin so. */
  prefixOf: number[]
  synonyms: Phrase[]
  /** Set when so many words begin so that they are taken together. */
  prefix: string | null
  /** Made when first asked for. */
  derivations(): Derivations
}

/** What of a term still counts: everything, nothing, or just the word or phrase as typed. */
export type Part = 'all' | 'none' | 'exact'

/** A term narrowed down by the ranking rules, with its place in the query. Never changed, only replaced. */
export interface Located {
  term: QueryTerm
  zero: Part
  one: Part
  two: Part
  /** It may not be dropped any more. */
  mandatory: boolean
  /** Positions of its first and last word in the query; a sentence end counts eight. */
  from: number
  to: number
  /** First and last of the typed terms it stands for. */
  firstId: number
  lastId: number
  /** Equal for equal ones. */
  key: number
}

/** The term with everything that may stand for it. */
export function locate(term: QueryTerm, from: number, to: number, firstId: number, lastId: number): Located {
  return keyed({ term, zero: 'all', one: 'all', two: 'all', mandatory: false, from, to, firstId, lastId })
}

type Change = Partial<Pick<Located, 'zero' | 'one' | 'two' | 'mandatory'>>

/** A copy with some parts changed. */
export function withParts(located: Located, change: Change): Located {
  return keyed({ ...located, ...change })
}

const PARTS: Record<Part, number> = { none: 0, exact: 1, all: 2 }

/** A term has one place in its query, so that its number tells it. */
function keyed(located: Omit<Located, 'key'>): Located {
  const { term, zero, one, two, mandatory } = located
  const parts = (PARTS[zero] * 3 + PARTS[one]) * 3 + PARTS[two]
  return { ...located, key: (term.id * 27 + parts) * 2 + Number(mandatory) }
}

/** How many typed words it stands for. */
export const lengthOf = ({ firstId, lastId }: Located) => lastId - firstId + 1

/** What both still count. */
export function intersect(a: Located, b: Located): Located {
  const both = (x: Part, y: Part): Part => (x === 'none' || y === 'none' ? 'none' : x === 'exact' ? x : y)
  return withParts(a, { zero: both(a.zero, b.zero), one: both(a.one, b.one), two: both(a.two, b.two) })
}

/** The phrase in quotes it is, if it still counts. */
export const originalPhrase = ({ term, zero }: Located) => (zero === 'none' ? null : term.phrase)

export type ExactTerm = { phrase: Phrase } | { word: number }

/** The word or phrase exactly as typed, if it exists and still counts; an n-gram was not typed so. */
export function exactTerm({ term, zero }: Located): ExactTerm | null {
  if (term.ngram || zero === 'none') return null
  if (term.phrase) return { phrase: term.phrase }
  return term.exact >= 0 ? { word: term.exact } : null
}

/** Only the word or phrase as typed, and it may not be dropped. */
export function onlyExact(located: Located): Located {
  const change: Change = exactTerm(located) ? { zero: 'exact', one: 'none', two: 'none' } : {}
  return withParts(located, { ...change, mandatory: true })
}

/** The most typos it may still have. Cutting a word in two counts as one. */
export function maxTypoCost({ term, one, two }: Located): number {
  if (term.maxTypos === 0) return term.phrase ? 0 : 1
  if (term.maxTypos === 2 && two !== 'none') return 2
  return one === 'none' ? 0 : 1
}

export interface DerivedWord {
  word: number
  /** Found by a typo or by joining: it counts in fields that allow typos only. */
  derived: boolean
}

/** Every single word that may stand for it, apart from those taken together by their prefix. */
export function wordsOf({ term, zero, one, two }: Located): DerivedWord[] {
  const words: DerivedWord[] = []
  const derived = term.ngram !== null
  if (zero !== 'none' && term.exact >= 0) words.push({ word: term.exact, derived })
  if (zero === 'all') for (const word of term.prefixOf) words.push({ word, derived })
  if (one === 'all') for (const word of term.derivations().one) words.push({ word, derived: true })
  if (two === 'all') for (const word of term.derivations().two) words.push({ word, derived: true })
  return words
}

/** Every phrase that may stand for it. Synonyms count whatever the typos. */
export function phrasesOf({ term, one }: Located): Phrase[] {
  const phrases = term.phrase ? [term.phrase, ...term.synonyms] : [...term.synonyms]
  if (one === 'all') {
    const { split } = term.derivations()
    if (split && !phrases.includes(split)) phrases.push(split)
  }
  return phrases
}

/** The prefix whose words may stand for it, if it still counts: as typed, it is its own prefix. */
export const prefixOf = ({ term, zero }: Located) => (zero === 'none' ? null : term.prefix)
