import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineType } from '@sanity/types'
import { blockTitleField, paragraphField } from '../block-fields.schema.ts'

/** How many new vehicles of a make are at which dealership. */
export const brandMatrixType = defineType({
  name: 'brandMatrix',
  icon: ThLargeIcon,
  title: 'Brands by dealership, with counts',
  type: 'object',
  fields: [
    blockTitleField('Which brand is sold where'),
    paragraphField('text', 'Text', 2),
    paragraphField('note', 'Small print', 2),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: title || 'Which brand is sold where', subtitle: 'From your stock' }),
  },
})
