import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'
import { imageField } from '../../../content/image.schema.ts'
import { blockTitleField, lineField, paragraphField } from '../block-fields.schema.ts'

const spec = defineArrayMember({
  type: 'object',
  name: 'columnSpec',
  title: 'Specification',
  fields: [
    lineField('label', 'What it is', 'Say what is measured.'),
    lineField('value', 'Value', 'Write the value.'),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

const item = defineArrayMember({
  type: 'object',
  name: 'hiddenColumn',
  title: 'Tab',
  fields: [
    lineField('title', 'Title', 'The title is the words of the tab.'),
    lineField('subtitle', 'Subtitle'),
    paragraphField('text1', 'First paragraph'),
    paragraphField('text2', 'Second paragraph'),
    paragraphField('text3', 'Third paragraph'),
    paragraphField('text4', 'Fourth paragraph'),
    imageField({ name: 'imgSrc', title: 'Picture', uses: ['text'] }),
    defineField({
      name: 'specs',
      title: 'Specifications',
      type: 'array',
      of: [spec],
      validation: (rule) => rule.max(8).error('Eight specifications at the most.'),
    }),
    lineField('btnText', 'Words of the button'),
    hrefField({ name: 'btnLink', title: 'The button leads to' }),
  ],
  preview: { select: { title: 'title', subtitle: 'subtitle', media: 'imgSrc' } },
})

/** Columns of which one is shown at a time. */
export const hiddenColumnsType = defineType({
  name: 'hiddenColumns',
  icon: SplitVerticalIcon,
  title: 'Columns in tabs',
  type: 'object',
  fields: [
    blockTitleField(),
    defineField({
      name: 'items',
      title: 'Tabs',
      type: 'array',
      of: [item],
      description: 'The first is shown; visitors switch to the others.',
      validation: (rule) => rule.required().min(1).max(6).error('Between one and six tabs.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'items.0.title', media: 'items.0.imgSrc' },
    prepare: ({ title, first, media }) => ({ title: title || first, media, subtitle: 'Columns in tabs' }),
  },
})
