import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { LOCATION_MODES } from '../locations/locations.query.ts'

/** Where the dealer is: a plan beside the addresses. */
export const mapBlock = defineBlock('map', {
  projection: '{title, show, "location": location._ref}',
  fields: {
    title: contentText,
    show: orDefault(z.enum(LOCATION_MODES), 'primary'),
    /** Id of the location where `show` is `one`; ''. */
    location: contentText,
  },
})
