import { FINANCE_OFFER } from '../offer/offer-terms.ts'
import { compareInstants } from '../time/instant.ts'

/** What may be said of an offer that needs a manager. */
export const REVIEW_WORDS = {
  asked: 'Asked for approval',
  sentBack: 'Sent back',
  approved: 'Approved',
} as const

export type ReviewWord = keyof typeof REVIEW_WORDS

/** What somebody said of an offer, and of which revision of its draft. */
export type OfferReview = {
  id: string
  /** Published id of the offer. */
  offer: string
  said: ReviewWord
  by: string
  name: string
  note: string
  revision: string
  /** When the content stored it, ISO. */
  at: string
}

/** How far an offer is that needs a manager. */
export type ReviewState = {
  kind: 'writing' | 'waiting' | 'sentBack' | 'approved'
  /** What was said last of the text as it is, or before it was sent back; null before anybody asked. */
  last: OfferReview | null
}

/**
 * How far the draft of an offer is. Approving publishes, so a draft that is there after it is a new text: it is asked about anew.
 * @param reviews of this offer, in any order
 * @param hasDraft whether something of it is not published
 */
export function reviewState(reviews: readonly OfferReview[], hasDraft: boolean): ReviewState {
  const [last = null] = reviews.toSorted((one, other) => compareInstants(other.at, one.at))
  if (!hasDraft) return { kind: last?.said === 'approved' ? 'approved' : 'writing', last }
  if (last?.said === 'asked') return { kind: 'waiting', last }
  return last?.said === 'sentBack' ? { kind: 'sentBack', last } : { kind: 'writing', last: null }
}

/** An offer as far as it says whether it advertises a loan. */
type MaybeFinance = {
  category?: string | null | undefined
  interestRate?: number | null | undefined
  comparisonRate?: number | null | undefined
}

const isThere = (value: unknown) => value !== null && value !== undefined

/** Does an offer advertise a loan? The roles’ grants ask the same, see `ADVERTISES_LOAN`. */
export const advertisesLoan = ({ category, interestRate, comparisonRate }: MaybeFinance): boolean =>
  category === FINANCE_OFFER || isThere(interestRate) || isThere(comparisonRate)

/** `advertisesLoan` as a filter of GROQ. */
export const ADVERTISES_LOAN = `(category == ${JSON.stringify(FINANCE_OFFER)} || defined(interestRate) || defined(comparisonRate))`
