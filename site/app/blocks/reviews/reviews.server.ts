import { type BlockOf, countStars, type Location, listReviews } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { findRating, type RatingModel } from '#app/parts/contact/rating.ts'
import { computeShares, type ReviewModel, reviewModel } from '#app/parts/location/review-model.ts'
import { listPlaces } from '../locations/locations.server.ts'

/** What people say of the locations, all of them together. */
export type ReviewsModel = {
  title: string
  rating: RatingModel
  reviews: ReviewModel[]
  /** Shares of each rating in whole per cent, five stars first; [] where they are not known. */
  spread: number[]
  /** Where all of them are; '' for several locations. */
  reviewsHref: string
}

/** The newest of all locations that show. */
const MOST = 6

/** LOC-25 to LOC-27, LOC-31: the reviews of the block's locations; null where none may show. */
export function reviewsModel(block: BlockOf<'reviews'>, dealer: DealerContext): ReviewsModel | null {
  const { tenant } = dealer.bundle
  const { hiddenLocations, minimumRating: minimum } = tenant.reviews
  const places = listPlaces(block, dealer).filter(
    (place) => !hiddenLocations.includes(place.slug) && findRating(place, tenant)?.count,
  )
  const quotes = places.flatMap(({ reviews }) => listReviews(reviews.quotes, { minimum, hidden: false }))
  const rating = ratingOfAll(places)
  if (rating === null || quotes.length === 0) return null
  const [first] = places
  return {
    title: block.title,
    rating,
    spread: computeShares(spreadOfAll(places)),
    reviews: listReviews(quotes, { minimum, hidden: false }).slice(0, MOST).map(reviewModel),
    reviewsHref: places.length === 1 ? (first?.reviews.url ?? '') : '',
  }
}

/** The average of every review, whichever location it is about. */
function ratingOfAll(places: readonly Location[]): RatingModel | null {
  const count = countStreams(places.map(({ reviews }) => reviews))
  if (count === 0) return null
  const stars = places.reduce((sum, { reviews }) => sum + (reviews.averageRating ?? 0) * reviews.count, 0)
  const value = stars / count
  return { value, stars: countStars(value), count }
}

/** How the ratings spread, of the locations that know it; null unless they have most of the reviews. */
function spreadOfAll(places: readonly Location[]): Location['reviews']['spread'] {
  const known = places.flatMap(({ reviews }) => (reviews.spread ? [reviews] : []))
  if (countStreams(known) * 2 < countStreams(places.map(({ reviews }) => reviews))) return null
  const sum = (stars: 'five' | 'four' | 'three' | 'two' | 'one') =>
    known.reduce((all, { spread }) => all + (spread?.[stars] ?? 0), 0)
  return { five: sum('five'), four: sum('four'), three: sum('three'), two: sum('two'), one: sum('one') }
}

const countStreams = (all: readonly Location['reviews'][]) => all.reduce((sum, { count }) => sum + count, 0)
