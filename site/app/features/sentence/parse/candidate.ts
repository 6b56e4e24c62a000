import type { Effect } from './reading.ts'

/** Tokens that could be read, before it is known whether another reading has a better claim to them. */
export type Candidate = {
  /** The first token and the one behind the last. */
  start: number
  end: number
  /** Of two candidates of one length the lower wins. */
  order: number
  /** What it does behind a negation: 'nothing over 30k' told as 'not anything over 30k'. */
  inverse?: Effect
  /** What it bounds is too much of: 'over 30k' is, 'at least 30k' is not. */
  excess?: true
  /** A part of a longer name, which only the index can complete: its words are left alone. */
  unread?: true
  /** Another bound of its key, wherever it is said, comes before it. */
  vague?: true
  /** What it does, each part with its tokens. None where it is understood but changes nothing. */
  parts: readonly { start: number; end: number; effect: Effect }[]
}

/** Order of kinds where two candidates are equally long. */
export const CANDIDATE_ORDER = { near: -400, number: -300, phrase: -200, pair: -0.5, slip: 100 } as const

/** A candidate of one part; without an effect it is understood and changes nothing. */
export function candidateOf(start: number, end: number, order: number, effect: Effect | null): Candidate {
  return { start, end, order, parts: effect ? [{ start, end, effect }] : [] }
}
