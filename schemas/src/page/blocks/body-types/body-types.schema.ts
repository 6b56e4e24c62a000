import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineType } from '@sanity/types'
import { blockTitleField } from '../block-fields.schema.ts'

/** The most common bodies of the stock. */
export const bodyTypesType = defineType({
  name: 'bodyTypes',
  icon: ThLargeIcon,
  title: 'Car types in stock',
  type: 'object',
  fields: [blockTitleField('Search By Popular Car Types')],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: title || 'Car types in stock',
      subtitle: 'The four most common bodies',
    }),
  },
})
