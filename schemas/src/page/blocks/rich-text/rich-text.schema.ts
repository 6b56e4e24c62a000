import { TextIcon } from '@sanity/icons/Text'
import { defineType } from '@sanity/types'
import { richTextField } from '../../../content/rich-text.schema.ts'
import { blockTitleField } from '../block-fields.schema.ts'

/** A heading and text. */
export const richTextType = defineType({
  name: 'richText',
  icon: TextIcon,
  title: 'Text',
  type: 'object',
  fields: [blockTitleField(), richTextField('body', 'Text')],
  preview: {
    select: { title: 'title', body: 'body' },
    prepare: ({ title: heading, body }) => ({
      title: heading ?? body?.[0]?.children?.[0]?.text ?? 'Text',
      subtitle: 'Text',
    }),
  },
})
