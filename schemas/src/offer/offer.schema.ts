import { defineField, defineType } from '@sanity/types'
import { hrefField, sitesFields, slugField } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import { windowFields } from '../content/window.schema.ts'
import { OFFER_CATEGORIES } from './offer.zod.ts'

/** An offer: a price, a rate, a gift, with its small print. */
export const offerType = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'document',
  groups: [
    { name: 'offer', title: 'Offer', default: true },
    { name: 'about', title: 'Make and model' },
    { name: 'where', title: 'Where and when' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      options: { shownText: true },
      group: 'offer',
      validation: (rule) => rule.required().error('Give the offer a name.'),
    }),
    { ...slugField('name', 'The end of its address: /offers/…'), group: 'offer' },
    defineField({
      name: 'category',
      title: 'Kind',
      type: 'string',
      group: 'offer',
      options: { list: [...OFFER_CATEGORIES] },
      validation: (rule) => rule.required().error('Choose what kind of offer it is.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      options: { shownText: true },
      rows: 4,
      group: 'offer',
      description: 'More than 200 characters start shortened, with “View more”.',
      validation: (rule) => rule.required().error('Say what the offer is.'),
    }),
    defineField({
      name: 'disclaimer',
      title: 'Small print',
      type: 'text',
      options: { shownText: true },
      rows: 4,
      group: 'offer',
    }),
    imageField({
      name: 'image',
      title: 'Picture',
      description: 'Empty: the model’s picture.',
      group: 'offer',
    }),
    {
      ...hrefField({
        name: 'imageUrl',
        title: 'Address of a picture',
        description: 'Set by a manufacturer’s feed; used when there is no other picture.',
      }),
      group: 'offer',
    },
    defineField({
      name: 'sanitizedDescription',
      title: 'Description from the feed',
      type: 'text',
      options: { shownText: true },
      rows: 3,
      group: 'offer',
      description: 'Set by a manufacturer’s feed; shown instead of the description.',
      readOnly: true,
      hidden: ({ value }) => !value,
    }),
    defineField({
      name: 'manufacturer',
      title: 'Make',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      group: 'about',
    }),
    defineField({
      name: 'manufacturerName',
      title: 'Make, as the feed calls it',
      type: 'string',
      group: 'about',
      readOnly: true,
      hidden: ({ value }) => !value,
    }),
    defineField({
      name: 'model',
      title: 'Model',
      type: 'reference',
      to: [{ type: 'model' }],
      group: 'about',
    }),
    ...sitesFields().map((field) => ({ ...field, group: 'where' })),
    ...windowFields('where'),
  ],
  orderings: [{ name: 'expiry', title: 'Ends soonest', by: [{ field: 'expiry', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'category', media: 'image' } },
})
