import { BellIcon } from '@sanity/icons/Bell'
import { defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'
import { summariseWindow } from '../../../content/showing-window.ts'
import { windowFields } from '../../../content/window.schema.ts'

/** A few words that run across the page. */
export const scrollingBannerType = defineType({
  name: 'scrollingBanner',
  icon: BellIcon,
  title: 'Scrolling offers banner',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'Words',
      type: 'string',
      placeholder: 'Stocktake sale on now',
      options: { shownText: true },
      validation: (rule) => [
        rule.required().error('Write what runs across the page.'),
        rule.max(80).warning('Short words are read while they run; these are long.'),
      ],
    }),
    hrefField({ name: 'link', title: 'Leads to', description: 'Empty: the special offers.' }),
    ...windowFields(),
  ],
  preview: {
    select: { title: 'text', start: 'start', expiry: 'expiry' },
    prepare: ({ title, start, expiry }) => ({
      title: title || 'Scrolling offers banner',
      subtitle: start || expiry ? summariseWindow({ start, expiry }) : 'Scrolling offers banner',
    }),
  },
})
