import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'
import { imageField } from '../../../content/image.schema.ts'
import { summariseLink } from '../../../content/link-target.ts'
import { blockTitleField } from '../block-fields.schema.ts'

const tile = defineArrayMember({
  type: 'object',
  name: 'actionTile',
  title: 'Tile',
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Say what the tile is called.'),
    }),
    defineField({ name: 'text', title: 'One line below', type: 'string', options: { shownText: true } }),
    hrefField({ name: 'href', title: 'Leads to', required: true }),
    imageField({ name: 'image', title: 'Picture', uses: ['tile'] }),
  ],
  preview: {
    select: { title: 'label', href: 'href', media: 'image' },
    prepare: ({ title: label, href, media }) => ({ title: label, media, subtitle: summariseLink(href) }),
  },
})

/** Tiles that lead on. */
export const callToActionType = defineType({
  name: 'callToAction',
  icon: LinkIcon,
  title: 'Calls to action',
  type: 'object',
  fields: [
    blockTitleField(),
    defineField({ name: 'text', title: 'Text', type: 'text', options: { shownText: true }, rows: 2 }),
    defineField({
      name: 'tiles',
      title: 'Tiles',
      type: 'array',
      of: [tile],
      validation: (rule) => rule.required().min(1).max(6).error('Between one and six tiles.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'tiles.0.label' },
    prepare: ({ title: heading, first }) => ({ title: heading ?? first, subtitle: 'Calls to action' }),
  },
})
