import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'
import { imageField } from '../../../content/image.schema.ts'
import { blockTitleField, lineField } from '../block-fields.schema.ts'

const card = defineArrayMember({
  type: 'object',
  name: 'categoryCard',
  title: 'Card',
  fields: [
    lineField('title', 'Title', 'Give the card a title.'),
    lineField('description', 'One line below'),
    imageField({ name: 'imageUrl', title: 'Picture', uses: ['tile'] }),
    hrefField({ name: 'href', title: 'Leads to', required: true }),
  ],
  preview: { select: { title: 'title', subtitle: 'description', media: 'imageUrl' } },
})

/** Cards of kinds of vehicle, in a line to swipe. */
export const categoryCardsType = defineType({
  name: 'categoryCards',
  icon: MasterDetailIcon,
  title: 'Category cards',
  type: 'object',
  fields: [
    blockTitleField('Explore Our Range'),
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      of: [card],
      validation: (rule) => rule.required().min(1).max(12).error('Between one and twelve cards.'),
    }),
  ],
  preview: {
    select: { title: 'title', media: 'cards.0.imageUrl' },
    prepare: ({ title, media }) => ({
      title: title || 'Explore Our Range',
      media,
      subtitle: 'Category cards',
    }),
  },
})
