import { countStars, formatDate, type Location, type Stars } from '@forecourt/schemas/contract'
import type { RatingModel } from '#app/parts/contact/rating.ts'

/** A review, as it is quoted. */
export type ReviewModel = {
  author: string
  stars: Stars
  rating: number
  text: string
  about: string
  date: string
  answer: string
  answeredBy: string
}

/** What visitors made of one place or of several. */
export type PlaceReviews = {
  rating: RatingModel | null
  reviews: ReviewModel[]
  /** Shares of each rating in whole per cent, five stars first; [] where they are not known. */
  spread: number[]
  /** Where all of them are; '' for none. */
  reviewsHref: string
}

/** A review as pages show it. */
export function reviewModel({ rating, date, ...review }: Location['reviews']['quotes'][number]): ReviewModel {
  return { ...review, rating, stars: countStars(rating), date: date ? formatDate(date) : '' }
}

/** Shares of each rating in whole per cent, five stars first. */
export function computeShares(spread: Location['reviews']['spread']): number[] {
  if (spread === null) return []
  const { five, four, three, two, one } = spread
  const counts = [five, four, three, two, one]
  const all = counts.reduce((sum, count) => sum + count, 0)
  return all === 0 ? [] : counts.map((count) => Math.round((count / all) * 100))
}
