import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, buttonsField, paragraphField } from '../block-fields.schema.ts'
import { CERTIFIED_POINTS } from './certified-points.ts'

/** What a certified used car carries. */
export const certifiedUsedType = defineType({
  name: 'certifiedUsed',
  icon: CheckmarkCircleIcon,
  title: 'Certified used',
  type: 'object',
  fields: [
    blockTitleField('Certified used'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'points',
      title: 'What comes with it',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: `Empty: ${CERTIFIED_POINTS.join(', ')}.`,
      initialValue: [...CERTIFIED_POINTS],
      validation: (rule) => rule.max(6).error('Six points at the most.'),
    }),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', first: 'points.0' },
    prepare: ({ title, first }) => ({ title: title || 'Certified used', subtitle: first }),
  },
})
