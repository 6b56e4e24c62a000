import { CommentIcon } from '@sanity/icons/Comment'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, lineField } from '../block-fields.schema.ts'

const quote = defineArrayMember({
  type: 'object',
  name: 'testimonial',
  title: 'Quote',
  fields: [
    defineField({
      name: 'text',
      title: 'What they said',
      type: 'text',
      rows: 3,
      options: { shownText: true },
      validation: (rule) => rule.required().error('Write what they said.'),
    }),
    lineField('name', 'Name', 'Say who said it; a first name will do.'),
    lineField('about', 'What they bought, or where'),
    defineField({
      name: 'stars',
      title: 'Stars',
      type: 'number',
      validation: (rule) => rule.min(1).max(5).error('From 1 to 5.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

/** What customers say. */
export const testimonialsType = defineType({
  name: 'testimonials',
  icon: CommentIcon,
  title: 'What customers say',
  type: 'object',
  fields: [
    blockTitleField('What customers say'),
    defineField({
      name: 'quotes',
      title: 'Quotes',
      type: 'array',
      of: [quote],
      validation: (rule) => rule.required().min(1).error('Add at least one quote.'),
    }),
  ],
  preview: {
    select: { title: 'title', name: 'quotes.0.name' },
    prepare: ({ title, name }) => ({ title: title || 'What customers say', subtitle: name }),
  },
})
