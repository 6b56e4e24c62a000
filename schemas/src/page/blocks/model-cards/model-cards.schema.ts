import { RocketIcon } from '@sanity/icons/Rocket'
import { defineField, defineType } from '@sanity/types'
import { blockTitleField } from '../block-fields.schema.ts'

/** The models that the dealer sells new. */
export const modelCardsType = defineType({
  name: 'modelCards',
  icon: RocketIcon,
  title: 'Model cards',
  type: 'object',
  fields: [
    blockTitleField('New models'),
    defineField({
      name: 'make',
      title: 'Only of this make',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      options: { disableNew: true },
      description: 'Empty: every make this site sells new.',
    }),
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      initialValue: 8,
      validation: (rule) => rule.integer().min(1).max(24).error('Between 1 and 24 models.'),
    }),
  ],
  preview: {
    select: { title: 'title', make: 'make.name' },
    prepare: ({ title, make }) => ({
      title: title || 'New models',
      subtitle: make ? `Models of ${make}` : 'Model cards',
    }),
  },
})
