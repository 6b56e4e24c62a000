import { NumberIcon } from '@sanity/icons/Number'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField } from '../block-fields.schema.ts'

const figure = defineArrayMember({
  type: 'object',
  name: 'blockFigure',
  title: 'Figure',
  fields: [
    defineField({
      name: 'value',
      title: 'Figure',
      type: 'string',
      placeholder: '50+',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Write the figure.'),
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      type: 'string',
      placeholder: 'locations',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Say what it counts.'),
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

/** Numbers with their labels. */
export const figuresType = defineType({
  name: 'figures',
  icon: NumberIcon,
  title: 'Figures',
  type: 'object',
  fields: [
    blockTitleField(),
    defineField({
      name: 'figures',
      title: 'Figures',
      type: 'array',
      of: [figure],
      description: 'Empty: the figures of the site settings.',
      validation: (rule) => rule.max(6).error('Six figures at the most.'),
    }),
  ],
  preview: {
    select: { title: 'title', value: 'figures.0.value', label: 'figures.0.label' },
    prepare: ({ title, value, label }) => ({
      title: title || (value ? `${value} ${label ?? ''}` : 'Figures of the site settings'),
      subtitle: 'Figures',
    }),
  },
})
