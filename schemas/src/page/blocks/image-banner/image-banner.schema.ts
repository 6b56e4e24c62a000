import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from '@sanity/types'
import { imageField } from '../../../content/image.schema.ts'
import { buttonsField, lineField, paragraphField } from '../block-fields.schema.ts'

/** A picture over the whole width with words on it. */
export const imageBannerType = defineType({
  name: 'imageBanner',
  icon: ImageIcon,
  title: 'Picture with words on it',
  type: 'object',
  fields: [
    lineField('title', 'Title', 'Give the banner a title.'),
    paragraphField('text', 'Text', 2),
    imageField({ name: 'image', title: 'Picture', uses: ['hero'], required: true }),
    defineField({
      name: 'side',
      title: 'Words on the',
      type: 'string',
      options: {
        list: [
          { value: 'left', title: 'Left' },
          { value: 'right', title: 'Right' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'left',
    }),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', media: 'image' },
    prepare: ({ title, media }) => ({ title, media, subtitle: 'Picture with words on it' }),
  },
})
