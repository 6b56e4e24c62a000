import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { LOCATION_MODES } from '../locations/locations.query.ts'

/** What people say of the locations: their own ratings and reviews. */
export const reviewsBlock = defineBlock('reviews', {
  projection: '{title, show, "location": location._ref}',
  fields: {
    title: contentText,
    show: orDefault(z.enum(LOCATION_MODES), 'all'),
    /** Id of the location where `show` is `one`; ''. */
    location: contentText,
  },
})
