import { InlineElementIcon } from '@sanity/icons/InlineElement'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'

const ORDER_TITLES: Readonly<Record<string, string>> = {
  latest: 'Latest arrivals',
  relevant: 'Most relevant',
  'price-asc': 'Lowest price',
  'price-desc': 'Highest price',
}

/** A row of cars from the dealer's stock. */
export const carRowType = defineType({
  name: 'carRow',
  icon: InlineElementIcon,
  title: 'Row of cars',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Give the row a title.'),
    }),
    defineField({
      name: 'order',
      title: 'Which first',
      type: 'string',
      options: { list: Object.entries(ORDER_TITLES).map(([value, title]) => ({ value, title })) },
      initialValue: 'latest',
    }),
    defineField({
      name: 'carTypes',
      title: 'Car types',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'None ticked: all.',
      options: {
        list: [
          { value: 'new', title: 'New' },
          { value: 'demo', title: 'Demo' },
          { value: 'used', title: 'Used' },
        ],
      },
    }),
    defineField({
      name: 'makes',
      title: 'Makes',
      type: 'array',
      description: 'None: all.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'manufacturer' }] })],
    }),
    defineField({
      name: 'bodies',
      title: 'Bodies',
      type: 'array',
      description: 'As the stock calls them, for example SUV or Ute. None: all.',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({
      name: 'maxPrice',
      title: 'Price up to',
      type: 'number',
      options: { unit: '$' },
      validation: (rule) => rule.min(0).error('A price is not below 0.'),
    }),
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      initialValue: 6,
      validation: (rule) => rule.integer().min(1).max(12).error('Between 1 and 12 cars.'),
    }),
    defineField({
      name: 'linkLabel',
      title: 'Words of the link to more',
      type: 'string',
      options: { shownText: true },
    }),
    hrefField({ name: 'link', title: 'Link to more' }),
  ],
  preview: {
    select: { title: 'title', order: 'order' },
    prepare: ({ title, order }) => ({
      title,
      subtitle: `Row of cars: ${ORDER_TITLES[order ?? 'latest']} first`,
    }),
  },
})
