import { CubeIcon } from '@sanity/icons/Cube'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { imageField } from '../../../content/image.schema.ts'
import {
  blockTitleField,
  buttonsField,
  lineField,
  paragraphField,
  wholeNumberField,
} from '../block-fields.schema.ts'

const chassis = defineArrayMember({
  type: 'object',
  name: 'pickerChassis',
  title: 'Chassis',
  fields: [
    lineField('name', 'Chassis', 'Give the chassis a name.'),
    { ...lineField('text', 'Beside it'), description: 'For example Car licence.' },
    wholeNumberField('price', 'Price before GST, dollars', 1),
    wholeNumberField('gvmKg', 'At most (GVM), kg', 1),
    {
      ...wholeNumberField('kerbKg', 'Empty (kerb), kg', 1),
      validation: (rule) =>
        rule.custom((value: number | undefined, { parent }) => {
          const { gvmKg } = (parent ?? {}) as { gvmKg?: number }
          if (!value || !Number.isInteger(value) || value < 1) return 'A whole number, 1 or more.'
          return !gvmKg || value < gvmKg || 'It weighs less than its GVM.'
        }),
    },
    imageField({ name: 'image', title: 'Picture', uses: ['tile'] }),
  ],
  preview: { select: { title: 'name', subtitle: 'text', media: 'image' } },
})

const body = defineArrayMember({
  type: 'object',
  name: 'pickerBody',
  title: 'Body',
  fields: [
    lineField('name', 'Body', 'Give the body a name.'),
    lineField('text', 'Beside it'),
    wholeNumberField('price', 'Price fitted, before GST, dollars'),
    wholeNumberField('kg', 'Weight, kg'),
    { ...lineField('takes', 'Takes'), description: 'As it is shown: 3 to 4 weeks.' },
    defineField({
      name: 'notOn',
      title: 'Does not go on',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Names of chassis, as they are written above.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'takes' } },
})

const extra = defineArrayMember({
  type: 'object',
  name: 'pickerExtra',
  title: 'Extra',
  fields: [
    lineField('name', 'Extra', 'Give the extra a name.'),
    lineField('text', 'Beside it'),
    wholeNumberField('price', 'Price before GST, dollars'),
    wholeNumberField('kg', 'Weight, kg'),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

/** A chassis and what is built on it: price, weight and time. */
export const bodyPickerType = defineType({
  name: 'bodyPicker',
  icon: CubeIcon,
  title: 'Chassis and body',
  type: 'object',
  fields: [
    blockTitleField('Pick a chassis. Pick a body.'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'chassis',
      title: 'Chassis',
      type: 'array',
      of: [chassis],
      validation: (rule) => rule.required().min(1).max(8).error('Between one and eight chassis.'),
    }),
    defineField({
      name: 'bodies',
      title: 'Bodies',
      type: 'array',
      of: [body],
      validation: (rule) => rule.required().min(1).max(12).error('Between one and twelve bodies.'),
    }),
    defineField({
      name: 'extras',
      title: 'Extras',
      type: 'array',
      of: [extra],
      validation: (rule) => rule.max(12).error('Twelve extras at the most.'),
    }),
    paragraphField('note', 'Small print', 2),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', first: 'chassis.0.name', second: 'bodies.0.name' },
    prepare: ({ title, first, second }) => ({
      title: title || 'Pick a chassis. Pick a body.',
      subtitle: [first, second].filter(Boolean).join(', '),
    }),
  },
})
