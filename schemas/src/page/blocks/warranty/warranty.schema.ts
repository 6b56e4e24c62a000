import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { richTextField } from '../../../content/rich-text.schema.ts'
import { blockTitleField, lineField } from '../block-fields.schema.ts'
import { MOST_YEARS } from './warranty.query.ts'
import { WARRANTY_YEARS, warrantyClaim } from './warranty-claim.ts'

/** The choices of a field of years. */
export const WARRANTY_CHOICES = WARRANTY_YEARS.map((value) => ({
  value,
  title: warrantyClaim({ dealer: value, brand: null }).text,
}))

const cover = defineArrayMember({
  type: 'object',
  name: 'warrantyCover',
  title: 'Cover',
  fields: [
    lineField('name', 'What is covered', 'Say what is covered.'),
    defineField({
      name: 'years',
      title: 'Years',
      type: 'number',
      description: 'A quarter of a year is 0.25.',
      validation: (rule) =>
        rule
          .required()
          .positive()
          .max(MOST_YEARS)
          .error(`More than none and ${MOST_YEARS} years at the most.`),
    }),
    {
      ...lineField('text', 'Limit'),
      description: 'What else ends it, for example 160,000 km.',
    },
  ],
  preview: {
    select: { title: 'name', years: 'years' },
    prepare: ({ title, years }) => ({ title, subtitle: `${years ?? '?'} years` }),
  },
})

/** The warranty of one brand or several. */
export const warrantyType = defineType({
  name: 'warranty',
  icon: CheckmarkIcon,
  title: 'Warranty',
  type: 'object',
  fields: [
    blockTitleField('Warranty'),
    defineField({
      name: 'makes',
      title: 'Makes',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'manufacturer' }] })],
      description: 'None: one claim for every vehicle.',
    }),
    defineField({
      name: 'years',
      title: 'Your own claim',
      type: 'number',
      options: { list: WARRANTY_CHOICES },
      description: 'Empty: the claim of each make, or 3 years where a make has none.',
    }),
    defineField({
      name: 'cover',
      title: 'What is covered, and for how long',
      type: 'array',
      of: [cover],
      description: 'Drawn along the years. With it and no make, the claim is not shown.',
      validation: (rule) => rule.max(8).error('Eight at the most.'),
    }),
    richTextField('body', 'Text'),
  ],
  preview: {
    select: { title: 'title', years: 'years' },
    prepare: ({ title, years }) => ({
      title: title || 'Warranty',
      subtitle: years ? `${years} years` : 'As each make claims',
    }),
  },
})
