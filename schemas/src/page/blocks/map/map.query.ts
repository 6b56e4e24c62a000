import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { LOCATION_MODES } from '../locations/locations.query.ts'

export const mapBlockProjection = `_type == "map" => {title, show, "location": location._ref}`

/** Where the dealer is: a plan beside the addresses. */
export const mapBlock = z.object({
  type: z.literal('map'),
  key: z.string(),
  title: contentText,
  show: orDefault(z.enum(LOCATION_MODES), 'primary'),
  /** Id of the location where `show` is `one`; ''. */
  location: contentText,
})
