import { hides, shows, type Verdict } from '../reason/reason.ts'
import type { Review } from './location.query.ts'

/** Stars at the most before the partial one (LOC-27). */
const FULL_STARS = 4

/** How many stars are full, and how much (0 to 1) of the next one. */
export type Stars = { full: number; partial: number }

/** LOC-27, OPEN-79: up to four full stars and a partial one; 5 is four and a whole partial. */
export function countStars(rating: number): Stars {
  const clamped = Math.min(5, Math.max(0, rating))
  const full = Math.min(FULL_STARS, Math.floor(clamped))
  return { full, partial: clamped - full }
}

/** LOC-25, LOC-31: the rating's count shows strictly above the minimum (OPEN-24) and when reviews are not hidden. */
export function ratingCountVisible(question: {
  rating: number | null
  minimum: number
  hidden: boolean
}): Verdict {
  const { rating, minimum, hidden } = question
  if (hidden) return hides('hidden', 'the reviews of this location are hidden')
  if (rating === null) return hides('no-rating', 'there is no rating yet')
  return rating > minimum
    ? shows('good-rating', `rated ${rating}, above ${minimum}`)
    : hides('low-rating', `rated ${rating}, not above ${minimum}`)
}

/** LOC-26: reviews shown at the most. */
const MOST_REVIEWS = 12

/** LOC-25, LOC-26, LOC-31: the reviews of a location that may show, newest first; those without a date come last. */
export function listReviews(
  reviews: readonly Review[],
  { minimum, hidden }: { minimum: number; hidden: boolean },
): Review[] {
  if (hidden) return []
  return reviews
    .filter(({ rating }) => rating >= minimum)
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
    .slice(0, MOST_REVIEWS)
}
