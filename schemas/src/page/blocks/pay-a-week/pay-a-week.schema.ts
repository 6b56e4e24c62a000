import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, buttonsField, paragraphField } from '../block-fields.schema.ts'

const percent = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description,
    validation: (rule) => rule.required().min(0).max(48).error('A percentage between 0 and 48.'),
  })

const choices = (
  name: string,
  title: string,
  { least, most, start }: { least: number; most: number; start: number[] },
) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'number',
        validation: (rule) => rule.integer().min(least).max(most).error(`Between ${least} and ${most}.`),
      }),
    ],
    initialValue: start,
    validation: (rule) => rule.unique().max(5).error('Five at the most, each once.'),
  })

/** What a weekly payment of a business reaches, with a balloon and before GST. */
export const payAWeekType = defineType({
  name: 'payAWeek',
  icon: CreditCardIcon,
  title: 'Business finance: what a week pays for',
  type: 'object',
  fields: [
    blockTitleField('What can the job pay a week?'),
    paragraphField('text', 'Text', 2),
    percent(
      'ratePercent',
      'Interest rate, % a year',
      'For a business with an ABN and GST, without a deposit.',
    ),
    percent('comparisonPercent', 'Comparison rate, % a year', 'It stands beside the rate.'),
    defineField({
      name: 'weekly',
      title: 'Dollars a week to begin with',
      type: 'number',
      placeholder: '400',
      validation: (rule) => rule.integer().min(100).max(2_000).error('Between 100 and 2,000.'),
    }),
    choices('years', 'Years', { least: 1, most: 10, start: [3, 4, 5, 7] }),
    choices('balloons', 'Balloons, % of the price', { least: 0, most: 60, start: [0, 20, 30, 40] }),
    defineField({
      ...paragraphField('note', 'Small print', 3),
      description: 'The loan that the comparison rate is for, and who can get it.',
    }),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', rate: 'ratePercent' },
    prepare: ({ title, rate }) => ({
      title: title || 'What can the job pay a week?',
      subtitle: rate === undefined ? 'Business finance' : `Business finance, ${rate}%`,
    }),
  },
})
