import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { LOCATION_LAYOUTS, LOCATION_MODE_TITLES } from './location-modes.ts'

/** The modes of LOC-01 as a field of a block. */
export const LOCATION_MODES = Object.keys(LOCATION_MODE_TITLES) as (keyof typeof LOCATION_MODE_TITLES)[]

/** LOC-01: locations of the dealer. */
export const locationsBlock = defineBlock('locations', {
  projection: '{title, show, layout, "location": location._ref}',
  fields: {
    title: contentText,
    show: orDefault(z.enum(LOCATION_MODES), 'sales'),
    /** In one row that swipes (LOC-07), as a grid of cards (LOC-04), or found by a postcode. */
    layout: orDefault(z.enum(LOCATION_LAYOUTS), 'carousel'),
    /** Id of the location where `show` is `one`; ''. */
    location: contentText,
  },
})
