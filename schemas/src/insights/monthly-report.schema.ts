import { defineArrayMember, defineField } from '@sanity/types'

/** To whom, and on which day, the month's counts are mailed. */
export const monthlyReportField = defineField({
  name: 'monthlyReport',
  title: 'Monthly report',
  type: 'object',
  description: 'What worked last month, by mail: the words of Insights. Without an address none is sent.',
  fields: [
    defineField({
      name: 'mailTo',
      title: 'Mail to',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.email().error('Write an email address.'),
        }),
      ],
      validation: (rule) => rule.unique().max(10).error('Ten at the most, each once.'),
    }),
    defineField({
      name: 'day',
      title: 'On this day of the month',
      type: 'number',
      initialValue: 1,
      validation: (rule) => rule.integer().min(1).max(28).error('A whole number from 1 to 28.'),
    }),
  ],
})
