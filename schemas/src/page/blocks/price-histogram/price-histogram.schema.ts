import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineField, defineType } from '@sanity/types'
import { paragraphField } from '../block-fields.schema.ts'

/** The stock by price. */
export const priceHistogramType = defineType({
  name: 'priceHistogram',
  icon: BarChartIcon,
  title: 'Stock by price',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      options: { shownText: true },
      description: 'Empty: the number of vehicles, “398 of our 417 cars, by price”.',
    }),
    {
      ...paragraphField('text', 'Text', 2),
      description: 'Empty: the price under which half of them are.',
    },
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: title || 'Laid out by price', subtitle: 'Columns, from the stock' }),
  },
})
