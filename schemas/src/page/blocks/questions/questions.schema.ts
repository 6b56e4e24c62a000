import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { richTextField } from '../../../content/rich-text.schema.ts'
import { blockTitleField } from '../block-fields.schema.ts'

const question = defineArrayMember({
  type: 'object',
  name: 'question',
  title: 'Question',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Write the question.'),
    }),
    richTextField('answer', 'Answer'),
  ],
  preview: { select: { title: 'question' } },
})

/** Questions that open. */
export const questionsType = defineType({
  name: 'questions',
  icon: HelpCircleIcon,
  title: 'Questions',
  type: 'object',
  fields: [
    blockTitleField('Questions'),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      of: [question],
      validation: (rule) => rule.required().min(1).error('Add at least one question.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'questions.0.question' },
    prepare: ({ title: heading, first }) => ({ title: heading ?? first, subtitle: 'Questions' }),
  },
})
