import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'
import { imageField } from '../../../content/image.schema.ts'
import { lineField, paragraphField } from '../block-fields.schema.ts'

/** A film that plays when it is asked to. */
export const videoType = defineType({
  name: 'video',
  icon: PlayIcon,
  title: 'Film',
  type: 'object',
  fields: [
    lineField('title', 'Title', 'Say what the film shows.'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'file',
      title: 'A film of your own',
      type: 'file',
      description: 'An .mp4 or .webm file. It comes before the address below.',
      options: { accept: 'video/mp4,video/webm' },
    }),
    hrefField({
      name: 'url',
      title: 'Or its address',
      outside: true,
      description: 'A YouTube or Vimeo page, or a file that ends in .mp4 or .webm. It begins with https://.',
    }),
    imageField({ name: 'image', title: 'Picture until it plays', uses: ['text'], required: true }),
    paragraphField('transcript', 'In words: what is said and seen', 6),
  ],
  validation: (rule) =>
    rule.custom((film) => {
      const given = film as { url?: string; file?: { asset?: unknown } } | undefined
      return !given || given.url || given.file?.asset ? true : 'Upload a film, or say where it is.'
    }),
  preview: {
    select: { title: 'title', media: 'image' },
    prepare: ({ title, media }) => ({ title, media, subtitle: 'Film' }),
  },
})
