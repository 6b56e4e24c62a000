import {
  countStars,
  type Location,
  ratingCountVisible,
  type Stars,
  type Tenant,
} from '@forecourt/schemas/contract'

/** What visitors made of a place: the rating, its stars, and the count where it may be shown. */
export type RatingModel = { value: number; stars: Stars; count?: number }

/** The rating of a place; null where it has none, or its reviews are hidden. */
export function findRating(place: Location, tenant: Tenant): RatingModel | null {
  const { averageRating, count } = place.reviews
  const hidden = tenant.reviews.hiddenLocations.includes(place.slug)
  if (averageRating === null || hidden) return null
  const counted = ratingCountVisible({ rating: averageRating, minimum: tenant.reviews.minimumRating, hidden })
  return { value: averageRating, stars: countStars(averageRating), ...(counted.shown ? { count } : {}) }
}
