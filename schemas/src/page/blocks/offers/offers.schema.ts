import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from '@sanity/types'
import { blockTitleField } from '../block-fields.schema.ts'

/** Offers that run at present. */
export const offersType = defineType({
  name: 'offers',
  icon: TagIcon,
  title: 'Offers',
  type: 'object',
  fields: [
    blockTitleField('Offers this month'),
    defineField({
      name: 'category',
      title: 'Only of this category',
      type: 'string',
      description: 'As the offers call it, for example Service offer. Empty: all.',
    }),
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      initialValue: 3,
      validation: (rule) => rule.integer().min(1).max(12).error('Between 1 and 12 offers.'),
    }),
  ],
  preview: {
    select: { title: 'title', category: 'category' },
    prepare: ({ title, category }) => ({
      title: title || 'Offers this month',
      subtitle: category ? `Offers: ${category}` : 'Offers that run at present',
    }),
  },
})
