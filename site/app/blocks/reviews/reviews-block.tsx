import { Reviews } from '#app/parts/location/reviews.tsx'
import type { ReviewsModel } from './reviews.server.ts'
import '#app/styles/pages/location-people.css'

/** What people say of the locations: the average, how the ratings spread, and the newest reviews. */
export function ReviewsBlock({ block }: { block: ReviewsModel & { key: string } }) {
  const { key, title, ...location } = block
  return <Reviews id={key} title={title} location={location} />
}
