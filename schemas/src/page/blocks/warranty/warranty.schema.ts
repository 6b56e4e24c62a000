import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { richTextField } from '../../../content/rich-text.schema.ts'
import { blockTitleField } from '../block-fields.schema.ts'
import { WARRANTY_YEARS, warrantyClaim } from './warranty-claim.ts'

/** The choices of a field of years. */
export const WARRANTY_CHOICES = WARRANTY_YEARS.map((value) => ({
  value,
  title: warrantyClaim({ dealer: value, brand: null }).text,
}))

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
