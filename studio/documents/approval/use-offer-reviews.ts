import type { OfferReview } from '@forecourt/schemas/contract'
import { useDocumentStore } from 'sanity'
import { type Loaded, useLive } from '../../content-api/use-live.ts'
import { offerReviewsQuery, toReviews } from './reviews.query.ts'

/** What was said of an offer, live. */
export function useOfferReviews(offer: string): Loaded<OfferReview[]> {
  const store = useDocumentStore()
  return useLive(
    () =>
      store.listenQuery(
        { fetch: offerReviewsQuery, listen: '*[_type == "offerReview" && offer == $offer]' },
        { offer },
        { perspective: 'raw', apiVersion: '2025-02-19', tag: 'approval' },
      ),
    toReviews,
    offer,
  )
}
