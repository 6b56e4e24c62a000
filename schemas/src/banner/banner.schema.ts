import { defineField, defineType } from '@sanity/types'
import { campaignField, hrefField, sitesFields } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import { summariseWindow } from '../content/showing-window.ts'
import { notOver, windowFields } from '../content/window.schema.ts'

/** A slide that comes first on the front page between two moments. */
export const bannerType = defineType({
  name: 'banner',
  title: 'Banner',
  type: 'document',
  groups: [
    { name: 'banner', title: 'Banner', default: true },
    { name: 'when', title: 'When' },
    { name: 'where', title: 'Where' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'banner',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Give the banner a title.'),
    }),
    defineField({
      name: 'description',
      title: 'Text',
      type: 'text',
      group: 'banner',
      options: { shownText: true },
      rows: 2,
    }),
    imageField({ name: 'image', title: 'Picture', group: 'banner', uses: ['hero'] }),
    defineField({
      name: 'linkLabel',
      title: 'Words of the button',
      type: 'string',
      group: 'banner',
      options: { shownText: true },
      description: 'Empty: no button.',
    }),
    { ...hrefField({ name: 'link', title: 'Leads to' }), group: 'banner' },
    ...windowFields({ group: 'when' }),
    ...sitesFields().map((field) => ({ ...field, group: 'where' })),
    campaignField(),
  ],
  validation: (rule) => [
    rule.custom((document) => {
      const { link, linkLabel } = (document ?? {}) as { link?: string; linkLabel?: string }
      if (Boolean(link) === Boolean(linkLabel)) return true
      return link
        ? { message: 'Give the button its words.', path: ['linkLabel'] }
        : { message: 'Say where the button leads.', path: ['link'] }
    }),
    rule.custom(notOver).warning(),
    rule
      .custom((document) => {
        const { image } = (document ?? {}) as { image?: { asset?: unknown } }
        return !document || image?.asset
          ? true
          : { message: 'Without a picture the front page begins with a plain colour.', path: ['image'] }
      })
      .warning(),
  ],
  preview: {
    select: { title: 'title', start: 'start', expiry: 'expiry', zone: 'sites.0.timeZone', media: 'image' },
    prepare: ({ title, start, expiry, zone, media }) => ({
      title,
      media,
      subtitle: summariseWindow({ start, expiry }, zone),
    }),
  },
})
