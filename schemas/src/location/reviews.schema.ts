import { defineArrayMember, defineField } from '@sanity/types'
import { hrefField } from '../content/fields.schema.ts'

const quote = defineArrayMember({
  type: 'object',
  name: 'review',
  title: 'Review',
  fields: [
    defineField({
      name: 'author',
      title: 'Who wrote it',
      type: 'string',
      options: { shownText: true },
      placeholder: 'Farida N.',
      validation: (rule) => rule.required().error('Say who wrote it.'),
    }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      validation: (rule) => rule.required().min(0).max(5).error('A rating is between 0 and 5.'),
    }),
    defineField({
      name: 'text',
      title: 'What they wrote',
      type: 'text',
      rows: 3,
      options: { shownText: true },
      validation: (rule) => rule.required().error('Write what they wrote, word for word.'),
    }),
    defineField({
      name: 'about',
      title: 'What for',
      type: 'string',
      options: { shownText: true },
      placeholder: 'bought a used car',
    }),
    defineField({ name: 'date', title: 'Date', type: 'date' }),
    defineField({
      name: 'answer',
      title: 'Your answer',
      type: 'text',
      rows: 2,
      options: { shownText: true },
    }),
    defineField({ name: 'answeredBy', title: 'Answered by', type: 'string', options: { shownText: true } }),
  ],
  preview: { select: { title: 'author', subtitle: 'text' } },
})

const count = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.min(0).integer().error('A number of reviews is whole.'),
  })

/** What customers said: the figures of all reviews, and some of them in full. */
export const reviewsField = defineField({
  name: 'reviews',
  title: 'Reviews',
  type: 'object',
  group: 'people',
  fields: [
    defineField({
      name: 'averageRating',
      title: 'Average rating',
      type: 'number',
      validation: (rule) => rule.min(0).max(5).precision(1).error('A rating is between 0 and 5.'),
    }),
    defineField({
      name: 'count',
      title: 'Number of reviews',
      type: 'number',
      validation: (rule) => rule.min(0).integer().error('A number of reviews is whole.'),
    }),
    defineField({
      name: 'spread',
      title: 'How many of each',
      type: 'object',
      description: 'Empty: no bars.',
      options: { columns: 5, collapsible: true, collapsed: true },
      fields: [
        count('five', '5 stars'),
        count('four', '4 stars'),
        count('three', '3 stars'),
        count('two', '2 stars'),
        count('one', '1 star'),
      ],
    }),
    hrefField({
      name: 'url',
      title: 'Where all reviews are',
      description: 'A web address, beginning with https://.',
      outside: true,
    }),
    defineField({
      name: 'quotes',
      title: 'Reviews in full',
      type: 'array',
      of: [quote],
      description: 'The page shows the newest twelve that are not below the site’s minimum rating.',
    }),
  ],
})
