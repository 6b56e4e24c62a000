import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, lineField, paragraphField } from '../block-fields.schema.ts'

const service = defineArrayMember({
  type: 'object',
  name: 'servicePrice',
  title: 'Service',
  fields: [
    defineField({
      ...lineField('name', 'Name', 'Give the service a name.'),
      description:
        'A type of service of the booking form by its own name is chosen there when a shopper books it from here.',
    }),
    paragraphField('text', 'What it is for', 2),
    defineField({
      ...lineField('price', 'Price'),
      description: 'With GST, as it is shown: $295. Or words: Quote.',
      validation: (rule) => rule.max(12).error('A price has 12 characters at the most.'),
    }),
    defineField({
      ...lineField('priceNote', 'Beside the price'),
      description: 'For example: from, or fixed.',
    }),
    defineField({
      name: 'includes',
      title: 'What it includes',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.max(8).error('Eight lines at the most.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'price' } },
})

/** Services of the workshop: what each includes and costs. */
export const servicePricesType = defineType({
  name: 'servicePrices',
  icon: TagIcon,
  title: 'Service: what it includes and costs',
  type: 'object',
  fields: [
    blockTitleField('What a service costs'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'services',
      title: 'Services',
      type: 'array',
      of: [service],
      description: 'First on the page of service, they stand above the booking.',
      validation: (rule) => rule.required().min(1).max(6).error('Between one and six services.'),
    }),
    paragraphField('note', 'Small print', 2),
  ],
  preview: {
    select: { title: 'title', first: 'services.0.name' },
    prepare: ({ title, first }) => ({ title: title || 'What a service costs', subtitle: first }),
  },
})
