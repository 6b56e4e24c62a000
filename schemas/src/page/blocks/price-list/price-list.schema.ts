import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, buttonsField, lineField, paragraphField } from '../block-fields.schema.ts'

const size = defineArrayMember({
  type: 'object',
  name: 'priceSize',
  title: 'Size',
  fields: [
    { ...lineField('name', 'Size', 'Give the size a name.'), description: 'For example Small, or 125 cc.' },
    { ...lineField('text', 'For example'), description: 'Vehicles of that size: Rio, Yaris.' },
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

const job = defineArrayMember({
  type: 'object',
  name: 'priceJob',
  title: 'Job',
  fields: [
    lineField('name', 'Job', 'Give the job a name.'),
    lineField('text', 'What it includes'),
    { ...lineField('takes', 'Takes'), description: 'As it is shown: 1½ h, or 45 min.' },
    defineField({
      name: 'prices',
      title: 'Prices',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'One for each size, in their order, as it is shown: $189. A single one is for every size.',
      validation: (rule) => rule.required().min(1).max(4).error('Between one and four prices.'),
    }),
  ],
  preview: {
    select: { title: 'name', prices: 'prices' },
    prepare: ({ title, prices }) => ({ title, subtitle: Object.values(prices ?? {}).join(' · ') }),
  },
})

const group = defineArrayMember({
  type: 'object',
  name: 'priceGroup',
  title: 'Group',
  fields: [
    lineField('title', 'What the jobs have in common'),
    defineField({
      name: 'jobs',
      title: 'Jobs',
      type: 'array',
      of: [job],
      validation: (rule) => rule.required().min(1).error('Add at least one job.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'jobs.0.name' },
    prepare: ({ title, first }) => ({ title: title || first || 'Jobs', subtitle: title ? first : '' }),
  },
})

/** Jobs of the workshop with their prices by size of vehicle. */
export const priceListType = defineType({
  name: 'priceList',
  icon: OlistIcon,
  title: 'Price list',
  type: 'object',
  fields: [
    blockTitleField('What it costs'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'sizes',
      title: 'Sizes',
      type: 'array',
      of: [size],
      description: 'A column of prices each. Empty: one price a job.',
      validation: (rule) => rule.max(4).error('Four sizes at the most.'),
    }),
    defineField({
      name: 'groups',
      title: 'Jobs',
      type: 'array',
      of: [group],
      validation: (rule) => rule.required().min(1).error('Add at least one group of jobs.'),
    }),
    paragraphField('note', 'Small print', 2),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', first: 'groups.0.title' },
    prepare: ({ title, first }) => ({ title: title || 'What it costs', subtitle: first }),
  },
})
