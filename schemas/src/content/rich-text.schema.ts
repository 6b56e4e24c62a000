import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from './fields.schema.ts'
import { imageField } from './image.schema.ts'

const block = defineArrayMember({
  type: 'block',
  styles: [
    { title: 'Text', value: 'normal' },
    { title: 'Heading', value: 'h2' },
    { title: 'Smaller heading', value: 'h3' },
    { title: 'Smallest heading', value: 'h4' },
    { title: 'Quote', value: 'blockquote' },
  ],
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Bold', value: 'strong' },
      { title: 'Italic', value: 'em' },
    ],
    annotations: [
      {
        name: 'link',
        title: 'Link',
        type: 'object',
        fields: [
          hrefField({ name: 'href', title: 'Leads to' }),
          defineField({
            name: 'file',
            title: 'Or a file to download',
            type: 'file',
            description: 'For example a brochure or a form. It comes before the address above.',
          }),
        ],
        validation: (rule) =>
          rule.custom((link) => {
            const given = link as { href?: string; file?: { asset?: unknown } } | undefined
            return given?.href || given?.file?.asset ? true : 'Say where the link leads, or choose a file.'
          }),
      },
    ],
  },
})

const picture = defineArrayMember({
  type: 'object',
  name: 'picture',
  title: 'Picture',
  fields: [imageField({ name: 'image', title: 'Picture', required: true, uses: ['text'] })],
  preview: { select: { title: 'image.alt', media: 'image' } },
})

/** Text with headings, lists, links and pictures. */
export const portableTextType = defineType({
  name: 'portableText',
  title: 'Text',
  type: 'array',
  of: [block, picture],
})

/** A field of such text. */
export function richTextField(name: string, title: string) {
  return defineField({ name, title, type: 'portableText' })
}
