import type { Effect } from './reading.ts'

/** A possible interpretation of some tokens; overlapping candidates compete (`chooseCandidates`). */
export type Candidate = {
  /** The first token and the one after the last. */
  start: number
  end: number
  /** Of two candidates of one length the lower wins. */
  order: number
  /** Its effect after a negation: 'not anything over 30k'. */
  inverse?: Effect
  /** It names an excess: 'over 30k' does, 'at least 30k' does not. */
  excess?: true
  /** A part of a longer name, which only the index can complete: its words stay in the query. */
  unread?: true
  /** Without an effect it says nothing about a search either: a word of grammar, or the kind of the whole stock. */
  silent?: true
  /** Any other bound of its key in the sentence has priority. */
  vague?: true
  /** Its effects, each with its tokens. None where it is understood but changes nothing. */
  parts: readonly { start: number; end: number; effect: Effect }[]
}

/** Order of kinds among candidates of equal length. */
export const CANDIDATE_ORDER = { near: -400, number: -300, phrase: -200, pair: -0.5, typo: 100 } as const

/** A candidate of one part; without an effect it is understood and changes nothing. */
export function buildCandidate(start: number, end: number, order: number, effect: Effect | null): Candidate {
  return { start, end, order, parts: effect ? [{ start, end, effect }] : [] }
}
