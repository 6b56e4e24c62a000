import { defineArrayMember, defineField } from '@sanity/types'
import { MOST_STOCK_COLUMNS, STOCK_COLUMN_CHOICES, STOCK_COLUMN_LENGTH } from './stock-columns.ts'

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

const stockColumns = defineField({
  name: 'stockColumns',
  title: 'Columns of the stock file',
  type: 'array',
  group: 'cars',
  description: 'Only those that are not known by their names. The tool Stock shows what they hold.',
  validation: (rule) => [
    rule.max(MOST_STOCK_COLUMNS).error(`${MOST_STOCK_COLUMNS} at the most.`),
    rule
      .custom((columns) => {
        const names = (columns ?? []).map((each) => (each as { column?: string }).column)
        return new Set(names).size === names.length || 'Each column can be listed once.'
      })
      .error(),
  ],
  of: [
    defineArrayMember({
      type: 'object',
      name: 'stockColumn',
      fields: [
        defineField({
          name: 'column',
          title: 'Column, as in the file',
          type: 'string',
          validation: (rule) =>
            rule.required().max(STOCK_COLUMN_LENGTH).error('Write its name as it is in the file.'),
        }),
        defineField({
          name: 'field',
          title: 'Is our',
          type: 'string',
          options: { list: [...STOCK_COLUMN_CHOICES] },
          validation: (rule) => rule.required().error('Choose what it is.'),
        }),
      ],
      preview: { select: { title: 'column', subtitle: 'field' } },
    }),
  ],
})

/** How long sold cars stay, which count is named, the words of tags, and what the stock file's columns are. */
export const carFields = [stock, specifications, stockColumns]
