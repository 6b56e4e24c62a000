import { defineField } from '@sanity/types'
import { hrefField } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import { windowFields } from '../content/window.schema.ts'

/** A promotion that pops up over the location's page, once a visitor. */
export const popupField = defineField({
  name: 'popup',
  title: 'Popup promotion',
  type: 'object',
  group: 'popup',
  description: 'Shows once to each visitor of this location, between its dates.',
  fields: [
    imageField({ name: 'image', title: 'Picture', uses: ['popup'] }),
    defineField({ name: 'title', title: 'Title', type: 'string', options: { shownText: true } }),
    defineField({ name: 'description', title: 'Text', type: 'text', options: { shownText: true }, rows: 3 }),
    defineField({
      name: 'buttonLabel',
      title: 'Words on the button',
      type: 'string',
      options: { shownText: true },
    }),
    hrefField({ name: 'buttonHref', title: 'Button leads to' }),
    ...windowFields({ fieldset: 'window' }),
  ],
  fieldsets: [{ name: 'window', title: 'When', options: { columns: 2 } }],
})
