import { StarIcon } from '@sanity/icons/Star'
import { defineType } from '@sanity/types'
import { blockTitleField } from '../block-fields.schema.ts'
import { whichLocationsFields } from '../locations/locations.schema.ts'

/** What people say of the locations. */
export const reviewsType = defineType({
  name: 'reviews',
  icon: StarIcon,
  title: 'Reviews of the locations',
  type: 'object',
  description: 'The average, how the ratings spread, and the newest reviews, from the locations themselves.',
  fields: [blockTitleField('What people say'), ...whichLocationsFields()],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: title || 'What people say', subtitle: 'Reviews of the locations' }),
  },
})
