import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'
import { imageField } from '../../../content/image.schema.ts'
import { blockTitleField, buttonsField, lineField, paragraphField } from '../block-fields.schema.ts'

const model = defineArrayMember({
  type: 'object',
  name: 'specModel',
  title: 'Model',
  fields: [
    lineField('name', 'Model', 'Give the model a name.'),
    { ...lineField('text', 'What it is for'), description: 'A few words: B-double and road train.' },
    hrefField({ name: 'link', title: 'Leads to' }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

const line = defineArrayMember({
  type: 'object',
  name: 'specLine',
  title: 'Line',
  fields: [
    lineField('name', 'What is compared', 'Say what the line is about.'),
    defineField({
      name: 'values',
      title: 'Values',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'One for each model, in their order, with its unit.',
      validation: (rule) => rule.required().min(1).max(5).error('One for each model.'),
    }),
    defineField({ name: 'isStrong', title: 'Stands out', type: 'boolean', description: 'For the price.' }),
  ],
  preview: {
    select: { title: 'name', values: 'values' },
    prepare: ({ title, values }) => ({ title, subtitle: Object.values(values ?? {}).join(' · ') }),
  },
})

/** Models side by side by what they are, and somebody to ask. */
export const specTableType = defineType({
  name: 'specTable',
  icon: ThLargeIcon,
  title: 'Models side by side',
  type: 'object',
  fields: [
    blockTitleField('Side by side'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'models',
      title: 'Models',
      type: 'array',
      of: [model],
      validation: (rule) => rule.required().min(1).max(5).error('Between one and five models.'),
    }),
    defineField({
      name: 'lines',
      title: 'Lines',
      type: 'array',
      of: [line],
      validation: (rule) => rule.required().min(1).error('Add at least one line.'),
    }),
    paragraphField('note', 'Small print', 2),
    buttonsField,
    { ...lineField('personName', 'Person to ask'), description: 'Leave it empty to show no one.' },
    lineField('personRole', 'What they do'),
    paragraphField('personText', 'When they can be reached', 2),
    lineField('personPhone', 'Their phone'),
    {
      ...lineField('personEmail', 'Their email'),
      validation: (rule) => rule.email().error('An email address has a name, an @ and a domain.'),
    },
    imageField({ name: 'personImage', title: 'Their portrait', uses: ['portrait'] }),
  ],
  preview: {
    select: { title: 'title', first: 'models.0.name', second: 'models.1.name' },
    prepare: ({ title, first, second }) => ({
      title: title || 'Side by side',
      subtitle: [first, second].filter(Boolean).join(', '),
    }),
  },
})
