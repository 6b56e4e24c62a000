import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { LOCATION_MODES } from '../locations/locations.query.ts'

export const reviewsBlockProjection = `_type == "reviews" => {title, show, "location": location._ref}`

/** What people say of the locations: their own ratings and reviews. */
export const reviewsBlock = z.object({
  type: z.literal('reviews'),
  key: z.string(),
  title: contentText,
  show: orDefault(z.enum(LOCATION_MODES), 'all'),
  /** Id of the location where `show` is `one`; ''. */
  location: contentText,
})
