import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineType } from '@sanity/types'
import { blockTitleField } from '../block-fields.schema.ts'
import { whichLocationsFields } from '../locations/locations.schema.ts'

/** Where the dealer is. */
export const mapType = defineType({
  name: 'map',
  icon: EarthGlobeIcon,
  title: 'Map',
  type: 'object',
  fields: [blockTitleField('Where we are'), ...whichLocationsFields()],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: title || 'Where we are', subtitle: 'Map' }),
  },
})
