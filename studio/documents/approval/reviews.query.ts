import type { OfferReview } from '@forecourt/schemas/contract'
import type { OfferReviewsQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'

/** What was said of one offer, newest first. Parameter: `offer`, its published id. */
export const offerReviewsQuery = defineQuery(
  `*[_type == "offerReview" && offer == $offer && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
    | order(_updatedAt desc)[0...50]{
      "id": _id, "offer": coalesce(offer, ""), said, "by": coalesce(by, ""), "name": coalesce(name, ""),
      "note": coalesce(note, ""), "revision": coalesce(revision, ""), "at": _updatedAt
    }`,
)

/** The answer of a query of reviews; what says nothing known is left out. */
export const toReviews = (answer: OfferReviewsQueryResult): OfferReview[] =>
  answer.flatMap(({ said, ...review }) => (said === null ? [] : [{ ...review, said }]))
