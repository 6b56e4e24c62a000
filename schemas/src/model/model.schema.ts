import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField, slugField } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import type { MODEL_STATUSES } from './model.query.ts'

const STATUS_TITLES: Record<(typeof MODEL_STATUSES)[number], string> = {
  available: 'Available',
  coming_soon: 'Coming soon',
  run_out: 'Run-out',
}

const body = (name: string, title: string) => defineField({ name, title, type: 'string' })

/** A model of a make. */
export const modelType = defineType({
  name: 'model',
  title: 'Model',
  type: 'document',
  fieldsets: [{ name: 'bodies', title: 'Bodies', options: { columns: 3 } }],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Give the model a name.'),
    }),
    slugField('name', 'Its part of addresses.'),
    defineField({
      name: 'manufacturer',
      title: 'Make',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      validation: (rule) => rule.required().error('Choose the make.'),
    }),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      options: { list: Object.entries(STATUS_TITLES).map(([value, title]) => ({ value, title })) },
      initialValue: 'available',
    }),
    defineField({
      name: 'summary',
      title: 'One line about it',
      type: 'string',
      options: { shownText: true },
    }),
    imageField({ name: 'image', title: 'Picture', uses: ['modelTile', 'offerCard', 'offerPage'] }),
    hrefField({
      name: 'overrideUrl',
      title: 'Page elsewhere',
      description: 'Leads there instead of its own page.',
    }),
    hrefField({
      name: 'cloudfrontNewImageUrl',
      title: 'Address of the maker’s picture',
      outside: true,
    }),
    { ...body('manufacturerBody', 'Body'), fieldset: 'bodies' },
    { ...body('manufacturerBody2', 'Second body'), fieldset: 'bodies' },
    { ...body('manufacturerBody3', 'Third body'), fieldset: 'bodies' },
    defineField({
      name: 'powertrains',
      title: 'Powertrains',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: ['Petrol', 'Diesel', 'Hybrid', 'Plug-in hybrid', 'Electric'] },
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'manufacturer.name', media: 'image' } },
})
