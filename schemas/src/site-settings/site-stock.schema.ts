import { defineField } from '@sanity/types'

const stock = defineField({
  name: 'stock',
  title: 'Cars on this site',
  type: 'object',
  group: 'cars',
  fields: [
    defineField({
      name: 'includeSoldCarsDays',
      title: 'Days sold cars stay',
      type: 'number',
      initialValue: 3,
      validation: (rule) => rule.integer().min(0).max(14).error('Between 0 and 14 days.'),
    }),
    defineField({
      name: 'stockCount',
      title: 'Number of cars to name',
      type: 'number',
      description: 'Shown instead of counts above 1999. Empty or 0: the real count.',
      validation: (rule) => rule.integer().min(0).error('A whole number.'),
    }),
  ],
})

const specifications = defineField({
  name: 'specifications',
  title: 'Tags on cars',
  type: 'object',
  group: 'cars',
  fields: [
    defineField({
      name: 'justArrivedDays',
      title: 'Days a car is new in stock',
      type: 'number',
      initialValue: 8,
      validation: (rule) => rule.integer().min(0).max(60).error('Between 0 and 60 days.'),
    }),
    defineField({
      name: 'justArrivedTagName',
      title: 'Tag of a new arrival',
      type: 'string',
      placeholder: 'New Arrival',
    }),
    defineField({
      name: 'soldTagName',
      title: 'Tag of a sold car',
      type: 'string',
      placeholder: 'JUST SOLD',
    }),
  ],
})

/** How long sold cars stay, which count is named, and the words of tags. */
export const carFields = [stock, specifications]
