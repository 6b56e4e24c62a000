import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField, slugField } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import type { MODEL_STATUSES } from './model.query.ts'
import { colourMember, detailMember, galleryMember, variantMember } from './model-parts.schema.ts'

const STATUS_TITLES: Record<(typeof MODEL_STATUSES)[number], string> = {
  available: 'Available',
  coming_soon: 'Coming soon',
  run_out: 'Run-out',
}

const POWERTRAINS = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in hybrid', 'Electric']

const body = (name: string, title: string) =>
  defineField({ name, title, type: 'string', fieldset: 'bodies', group: 'model' })

const words = (name: string, title: string, placeholder: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'string',
    group: 'page',
    placeholder,
    options: { shownText: true },
    ...(description ? { description } : {}),
  })

const identity = [
  defineField({
    name: 'name',
    title: 'Name',
    type: 'string',
    group: 'model',
    validation: (rule) => rule.required().error('Give the model a name.'),
  }),
  { ...slugField('name', 'The model’s own page is at this address.'), group: 'model' },
  defineField({
    name: 'baseId',
    title: 'Maker’s short name',
    type: 'string',
    group: 'model',
    placeholder: 'im5',
    description: 'Part of /models/… and of searches in the stock. Empty: the web address.',
    validation: (rule) =>
      rule.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).error('Use small letters, digits and dashes only.'),
  }),
  defineField({
    name: 'manufacturer',
    title: 'Make',
    type: 'reference',
    group: 'model',
    to: [{ type: 'manufacturer' }],
    validation: (rule) => rule.required().error('Choose the make.'),
  }),
  defineField({
    name: 'status',
    title: 'Status',
    type: 'string',
    group: 'model',
    options: { list: Object.entries(STATUS_TITLES).map(([value, title]) => ({ value, title })) },
    initialValue: 'available',
  }),
  defineField({
    name: 'summary',
    title: 'One line about it',
    type: 'string',
    group: 'model',
    options: { shownText: true },
  }),
  imageField({
    name: 'image',
    title: 'Picture',
    group: 'model',
    uses: ['modelTile', 'modelPage', 'offerCard', 'offerPage'],
  }),
  {
    ...hrefField({
      name: 'cloudfrontNewImageUrl',
      title: 'Address of the maker’s picture',
      outside: true,
    }),
    group: 'model',
  },
  defineField({
    name: 'cutOutPictures',
    title: 'The maker’s pictures have no background',
    type: 'boolean',
    group: 'model',
    description: 'Then they stand on the site’s own colour. Uploaded pictures are recognised without this.',
  }),
  body('manufacturerBody', 'Body'),
  body('manufacturerBody2', 'Second body'),
  body('manufacturerBody3', 'Third body'),
  defineField({
    name: 'powertrains',
    title: 'Powertrains',
    type: 'array',
    group: 'model',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: POWERTRAINS },
  }),
  defineField({
    name: 'seats',
    title: 'Seats',
    type: 'number',
    group: 'model',
    validation: (rule) => rule.integer().greaterThan(0).error('Give a whole number above 0.'),
  }),
  defineField({
    name: 'sinceYear',
    title: 'In this form since',
    type: 'number',
    group: 'model',
    placeholder: '2024',
    description: 'Used ones built since then show its range and battery, too. Empty: new ones only.',
    validation: (rule) => rule.integer().min(1950).max(2100).error('A year, such as 2024.'),
  }),
]

const ownPage = [
  {
    ...hrefField({
      name: 'overrideUrl',
      title: 'Page elsewhere',
      description: 'Links to the model lead there instead of to its own page.',
    }),
    group: 'page',
  },
  words('heroTitle', 'Heading', 'All New IM5', 'Empty: make and model.'),
  words('heroText', 'Sentence under the heading', 'Electric, from two showrooms in Brisbane.'),
  words('testDriveLabel', 'First button', 'Test Drive'),
  words('orderLabel', 'Second button', 'Order Now'),
  defineField({
    name: 'gallery',
    title: 'Pictures',
    type: 'array',
    group: 'page',
    of: [galleryMember],
  }),
  defineField({
    name: 'details',
    title: 'Details',
    type: 'array',
    group: 'page',
    description: 'What is worth knowing beside the figures; the first one with a picture is shown large.',
    of: [detailMember],
  }),
  defineField({
    name: 'comparisonPage',
    title: 'Compared at',
    type: 'string',
    group: 'page',
    placeholder: 'mg-im',
    description:
      'Models with the same word here are compared with each other at /pages/ and that word. Empty: only at /models/compare.',
    validation: (rule) =>
      rule.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).error('Use small letters, digits and dashes only.'),
  }),
  words('serviceInterval', 'Serviced every', '12 months or 15,000 km'),
  defineField({
    name: 'servicePrice',
    title: 'Capped price of a service',
    type: 'number',
    group: 'page',
    description: 'In dollars. Shown on the page of the make.',
    validation: (rule) => rule.greaterThan(0).error('Give an amount above 0, in dollars.'),
  }),
]

/** A model of a make. */
export const modelType = defineType({
  name: 'model',
  title: 'Model',
  type: 'document',
  groups: [
    { name: 'model', title: 'Model', default: true },
    { name: 'variants', title: 'Variants' },
    { name: 'colours', title: 'Colours' },
    { name: 'page', title: 'Its page' },
  ],
  fieldsets: [{ name: 'bodies', title: 'Bodies', options: { columns: 3 } }],
  fields: [
    ...identity,
    defineField({
      name: 'variants',
      title: 'Variants',
      type: 'array',
      group: 'variants',
      description: 'From the least to the most expensive.',
      of: [variantMember],
    }),
    defineField({
      name: 'colours',
      title: 'Colours',
      type: 'array',
      group: 'colours',
      description: 'The first one is shown first. A comparison shows six at most.',
      of: [colourMember],
    }),
    ...ownPage,
  ],
  preview: { select: { title: 'name', subtitle: 'manufacturer.name', media: 'image' } },
})
