import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import {
  blockTitleField,
  buttonsField,
  lineField,
  paragraphField,
  wholeNumberField,
} from '../block-fields.schema.ts'

const part = defineArrayMember({
  type: 'object',
  name: 'weightPart',
  title: 'Part',
  fields: [lineField('name', 'Part', 'Give the part a name.'), wholeNumberField('kg', 'Weight, kg', 1)],
  preview: {
    select: { title: 'name', kg: 'kg' },
    prepare: ({ title, kg }) => ({ title, subtitle: kg ? `${kg} kg` : '' }),
  },
})

/** What a vehicle weighs with what is fitted, before and after a GVM upgrade. */
export const weightBarsType = defineType({
  name: 'weightBars',
  icon: BarChartIcon,
  title: 'Weight before and after a GVM upgrade',
  type: 'object',
  fields: [
    blockTitleField('Load it up. Stay legal.'),
    paragraphField('text', 'Text', 2),
    {
      ...lineField('vehicle', 'Vehicle', 'Say which vehicle it is.'),
      description: 'For example 2023 Ford Ranger XLS.',
    },
    wholeNumberField('kerbKg', 'Empty, with a full tank, kg', 1),
    wholeNumberField('beforeKg', 'GVM as it left the factory, kg', 1),
    wholeNumberField('afterKg', 'GVM after the upgrade, kg', 1),
    defineField({
      name: 'parts',
      title: 'What goes on and in',
      type: 'array',
      of: [part],
      validation: (rule) => rule.required().min(1).max(10).error('Between one and ten parts.'),
    }),
    paragraphField('note', 'Small print', 2),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', vehicle: 'vehicle' },
    prepare: ({ title, vehicle }) => ({ title: title || 'Load it up. Stay legal.', subtitle: vehicle }),
  },
})
