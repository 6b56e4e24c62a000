import { WrenchIcon } from '@sanity/icons/Wrench'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { imageField } from '../../../content/image.schema.ts'
import { blockTitleField, buttonsField, lineField, paragraphField } from '../block-fields.schema.ts'
import { POINT_MARK_TITLES } from './point-marks.ts'

const point = defineArrayMember({
  type: 'object',
  name: 'servicePoint',
  title: 'Point',
  fields: [
    lineField('title', 'Title', 'Give the point a title.'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'mark',
      title: 'Mark',
      type: 'string',
      options: { list: Object.entries(POINT_MARK_TITLES).map(([value, title]) => ({ value, title })) },
      description: 'The mark before it, unless the points are numbered.',
      initialValue: 'check',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** What speaks for the workshop. */
export const servicePointsType = defineType({
  name: 'servicePoints',
  icon: WrenchIcon,
  title: 'Points: what speaks for it, or steps',
  type: 'object',
  fields: [
    blockTitleField('Service'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'array',
      of: [point],
      description: 'For example precise price servicing, genuine parts.',
      initialValue: [
        { _type: 'servicePoint', title: 'Precise price servicing' },
        { _type: 'servicePoint', title: 'Genuine parts' },
      ],
      validation: (rule) => rule.required().min(1).max(6).error('Between one and six points.'),
    }),
    defineField({
      name: 'numbered',
      title: 'Numbered: the points are steps',
      type: 'boolean',
      initialValue: false,
    }),
    imageField({ name: 'image', title: 'Picture', uses: ['text'] }),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', first: 'points.0.title', media: 'image' },
    prepare: ({ title, first, media }) => ({ title: title || 'Service', media, subtitle: first }),
  },
})
