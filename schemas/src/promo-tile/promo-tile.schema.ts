import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { campaignField, hrefField, sitesFields } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import { summariseWindow } from '../content/showing-window.ts'
import { TEXT_LIMITS } from '../content/text-limits.ts'
import { notOver, windowFields } from '../content/window.schema.ts'
import { placeIsFree } from './place-is-free.schema.ts'
import { PROMO_BACKGROUNDS } from './promo-tile.query.ts'
import { TILE_BACKGROUNDS } from './tile-colours.ts'

const look = [
  defineField({
    name: 'name',
    title: 'Name',
    type: 'string',
    group: 'tile',
    description: 'Only staff see this.',
    validation: (rule) => rule.required().error('Give the tile a name, so that others find it.'),
  }),
  defineField({
    name: 'headline',
    title: 'Headline',
    type: 'string',
    options: { shownText: true, studioInput: 'countedText', textLimit: 'tileHeadline' },
    group: 'tile',
    validation: (rule) =>
      rule.max(TEXT_LIMITS.tileHeadline.whole).warning('A short headline reads better on a phone.'),
  }),
  defineField({
    name: 'text',
    title: 'Text',
    type: 'text',
    options: { shownText: true, studioInput: 'countedText', textLimit: 'tileText' },
    rows: 2,
    group: 'tile',
  }),
  defineField({
    name: 'linkLabel',
    title: 'Words of the link',
    type: 'string',
    options: { shownText: true },
    group: 'tile',
    fieldset: 'link',
  }),
  { ...hrefField({ name: 'link', title: 'Leads to', required: true }), group: 'tile', fieldset: 'link' },
  imageField({ name: 'image', title: 'Picture', group: 'tile', uses: ['promoTile'] }),
  defineField({
    name: 'background',
    title: 'Colour',
    type: 'string',
    group: 'tile',
    options: {
      list: PROMO_BACKGROUNDS.map((value) => ({ value, title: TILE_BACKGROUNDS[value].title })),
      studioInput: 'tileColour',
    },
    initialValue: 'accent',
  }),
]

const place = [
  defineField({
    name: 'display',
    title: 'For searches of',
    type: 'array',
    group: 'where',
    of: [defineArrayMember({ type: 'string' })],
    description: 'None ticked: for all.',
    options: {
      list: [
        { value: 'new', title: 'New cars' },
        { value: 'demo', title: 'Demo cars' },
        { value: 'used', title: 'Used cars' },
      ],
    },
  }),
  defineField({
    name: 'strictDisplay',
    title: 'Only for exactly these',
    type: 'boolean',
    group: 'where',
    description: 'On: shows only when the shopper has selected car types and all of them are ticked above.',
    initialValue: false,
  }),
  defineField({
    name: 'position',
    title: 'Place in the grid',
    type: 'number',
    group: 'where',
    description: 'Counted from 1, tiles included. Empty: the next of the site’s usual places.',
    validation: (rule) => rule.integer().min(1).error('A place is a whole number from 1.'),
  }),
  defineField({
    name: 'wide',
    title: 'Wide',
    type: 'boolean',
    group: 'where',
    description: 'Takes two places where its row has room.',
    initialValue: false,
  }),
]

/** A tile among search results. */
export const promoTileType = defineType({
  name: 'promoTile',
  title: 'Promo tile',
  type: 'document',
  groups: [
    { name: 'tile', title: 'Tile', default: true },
    { name: 'where', title: 'Where' },
    { name: 'when', title: 'When' },
  ],
  fieldsets: [
    { name: 'link', title: 'Link', options: { columns: 2 } },
    { name: 'window', title: 'When', options: { columns: 2 } },
  ],
  fields: [
    ...look,
    ...windowFields({ group: 'when', fieldset: 'window' }),
    ...place,
    ...sitesFields().map((field) => ({ ...field, group: 'where' })),
    campaignField(),
  ],
  validation: (rule) => [
    rule
      .custom((tile) => {
        const given = tile as { headline?: string; image?: { asset?: unknown } } | undefined
        return !given || given.headline || given.image?.asset
          ? true
          : 'Give the tile a headline or a picture.'
      })
      .error(),
    rule.custom(placeIsFree).warning(),
    rule.custom(notOver).warning(),
  ],
  preview: {
    select: {
      title: 'name',
      headline: 'headline',
      start: 'start',
      expiry: 'expiry',
      zone: 'sites.0.timeZone',
      media: 'image',
    },
    prepare: ({ title, headline, start, expiry, zone, media }) => ({
      title: title ?? headline,
      subtitle: summariseWindow({ start, expiry }, zone),
      media,
    }),
  },
})
