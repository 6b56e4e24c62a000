import { defineArrayMember, defineField, defineType, type FieldDefinition } from '@sanity/types'
import { bannerType } from '../banner/banner.schema.ts'
import { sitesFields } from '../content/fields.schema.ts'
import { isSafeLink, LINK_RULE } from '../content/link.ts'
import { offerType } from '../offer/offer.schema.ts'
import { promoTileType } from '../promo-tile/promo-tile.schema.ts'
import { WALL_TIME } from './wall-time.ts'

/**
 * The fields of another document type, for a part that makes documents of that type: without those of each site, without
 * its groups, and without a fieldset of which one field is left.
 */
function listPartFields(type: { fields: readonly unknown[] }, leftOut: readonly string[]): FieldDefinition[] {
  const all = type.fields as (FieldDefinition & { group?: unknown; fieldset?: string })[]
  const fields = all.filter(({ name }) => !leftOut.includes(name))
  const isShared = (fieldset: string) => fields.filter((field) => field.fieldset === fieldset).length > 1
  return fields.map(
    ({ group: _group, fieldset, ...field }) =>
      ({ ...field, ...(fieldset && isShared(fieldset) ? { fieldset } : {}) }) as FieldDefinition,
  )
}

function wallField(name: 'start' | 'expiry', title: string, description?: string) {
  return defineField({
    name,
    title,
    type: 'string',
    description,
    options: { studioInput: name === 'start' ? 'wallFrom' : 'wallUntil' },
    validation: (rule) => [
      rule.regex(WALL_TIME).error('Choose a day and a time.'),
      rule.custom((value, { parent }) => {
        const { start, expiry } = (parent ?? {}) as { start?: string; expiry?: string }
        if (name === 'start' || !value || !start || !expiry || expiry > start) return true
        return 'It ends before it starts. Choose a later end, or an earlier start.'
      }),
    ],
  })
}

const windowFields = () => [
  wallField('start', 'Shows from', 'On the clock of each site. Empty: straight away.'),
  wallField('expiry', 'Shows until', 'On the clock of each site. Empty: without an end.'),
]

/** What a campaign fills in for each site: its own dates, one site a document, and itself. */
const OF_EACH_SITE = ['start', 'expiry', 'sites', 'excludedSites', 'campaign']
/** A campaign's banners and tiles have a link of their own kind. */
const NOT_OF_BANNERS = [...OF_EACH_SITE, 'link']
/** The name of a tile is made of the campaign's and the headline. */
const NOT_OF_TILES = [...NOT_OF_BANNERS, 'name']
/** The slug is made of the name and free on each site; a manufacturer's feed sets the others. */
const NOT_OF_OFFERS = [...OF_EACH_SITE, 'slug', 'imageUrl', 'sanitizedDescription', 'manufacturerName']

/** A link; its target is checked in the document of each site, which may have another link. */
function linkField() {
  return defineField({
    name: 'link',
    title: 'Leads to',
    type: 'string',
    options: { studioInput: 'link' },
    validation: (rule) => rule.custom((value) => !value || isSafeLink(value) || LINK_RULE),
  })
}

/** Where a part leads: to the campaign's own offer on each site, or to one place for all. */
const leadingFields = () => [
  defineField({
    name: 'leadsToOffer',
    title: 'Leads to the campaign’s offer',
    type: 'boolean',
    initialValue: false,
  }),
  {
    ...linkField(),
    hidden: ({ parent }: { parent?: { leadsToOffer?: boolean } }) => parent?.leadsToOffer === true,
  },
]

/** A tile that a campaign puts on each of its sites. */
const tilePart = defineArrayMember({
  name: 'campaignTile',
  title: 'Tile',
  type: 'object',
  fields: [...leadingFields(), ...listPartFields(promoTileType, NOT_OF_TILES)],
  validation: (rule) =>
    rule.custom((tile) => {
      const { link, leadsToOffer } = (tile ?? {}) as { link?: string; leadsToOffer?: boolean }
      return link || leadsToOffer ? true : 'Say where the tile leads.'
    }),
  preview: { select: { title: 'headline', subtitle: 'text', media: 'image' } },
})

const override = defineArrayMember({
  name: 'campaignOverride',
  title: 'What one site has otherwise',
  type: 'object',
  fields: [
    defineField({ name: 'site', title: 'Site', type: 'reference', to: [{ type: 'tenant' }] }),
    defineField({ name: 'part', title: 'Part', type: 'string' }),
    defineField({ name: 'leftOut', title: 'Left out', type: 'boolean' }),
    defineField({ name: 'text', title: 'Headline or name', type: 'string' }),
    linkField(),
    defineField({ name: 'position', title: 'Place in the grid', type: 'number' }),
    ...windowFields(),
  ],
})

/** What the last publish replaced, so that it can be undone. */
const publication = defineField({
  name: 'publication',
  title: 'Last publish',
  type: 'object',
  hidden: true,
  readOnly: true,
  fields: [
    defineField({ name: 'at', title: 'At', type: 'datetime' }),
    defineField({
      name: 'before',
      title: 'What stood before',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'stoodBefore',
          title: 'Document',
          type: 'object',
          fields: [
            defineField({ name: 'id', title: 'Id', type: 'string' }),
            defineField({ name: 'rev', title: 'Revision', type: 'string' }),
            defineField({ name: 'removed', title: 'Taken off', type: 'boolean' }),
          ],
        }),
      ],
    }),
    defineField({
      name: 'revisions',
      title: 'Revisions that undoing left',
      type: 'array',
      of: [{ type: 'string' }],
    }),
  ],
})

/** One offer, one banner and some tiles for several sites, published and undone together. */
export const campaignType = defineType({
  name: 'campaign',
  title: 'Campaign',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Only staff see this.',
      validation: (rule) => rule.required().error('Give the campaign a name.'),
    }),
    ...sitesFields().filter(({ name }) => name === 'sites'),
    ...windowFields(),
    defineField({ name: 'tiles', title: 'Tiles', type: 'array', of: [tilePart] }),
    defineField({
      name: 'banner',
      title: 'Banner',
      type: 'object',
      description: 'Comes first on the front page of each site.',
      options: { collapsible: true, collapsed: false },
      fields: [...listPartFields(bannerType, NOT_OF_BANNERS), ...leadingFields()],
    }),
    defineField({
      name: 'offer',
      title: 'Offer',
      type: 'object',
      options: { collapsible: true, collapsed: false },
      fieldsets: offerType.fieldsets ?? [],
      fields: listPartFields(offerType, NOT_OF_OFFERS),
    }),
    defineField({ name: 'overrides', title: 'Per site', type: 'array', hidden: true, of: [override] }),
    publication,
  ],
  validation: (rule) =>
    rule.custom((campaign) => {
      const given = (campaign ?? {}) as { tiles?: unknown[]; offer?: object; banner?: object }
      const isEmpty = !given.offer && !given.banner && (given.tiles ?? []).length === 0
      return !campaign || !isEmpty ? true : 'Add an offer, a tile or a banner.'
    }),
  preview: { select: { title: 'name', media: 'tiles.0.image' } },
})
