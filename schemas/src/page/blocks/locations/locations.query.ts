import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { LOCATION_MODE_TITLES } from './location-modes.ts'

export const locationsBlockProjection = `_type == "locations" => {title, show, "location": location._ref}`

const MODES = Object.keys(LOCATION_MODE_TITLES) as (keyof typeof LOCATION_MODE_TITLES)[]

/** LOC-01: locations of the dealer. */
export const locationsBlock = z.object({
  type: z.literal('locations'),
  key: z.string(),
  title: contentText,
  show: orDefault(z.enum(MODES), 'sales'),
  /** Id of the location where `show` is `one`; ''. */
  location: contentText,
})
