import { defineField, defineType } from '@sanity/types'
import { slugField } from '../content/fields.schema.ts'
import { WARRANTY_CHOICES } from '../page/blocks/warranty/warranty.schema.ts'
import { MAKE_KINDS, type MakeKind } from './makes.ts'

const KIND_TITLES: Record<MakeKind, string> = {
  car: 'Cars',
  truck: 'Trucks',
  motorcycle: 'Motorcycles',
  caravan: 'Caravans and motorhomes',
}

/** A make. */
export const manufacturerType = defineType({
  name: 'manufacturer',
  title: 'Make',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Give the make a name.'),
    }),
    slugField('name', 'Its part of addresses: /search/…'),
    defineField({
      name: 'kind',
      title: 'What it builds first of all',
      type: 'string',
      description: 'Under which heading a group lists it. Empty: cars.',
      options: { list: MAKE_KINDS.map((value) => ({ value, title: KIND_TITLES[value] })) },
    }),
    defineField({
      name: 'warrantyYears',
      title: 'Warranty',
      type: 'number',
      description: 'What the brand claims. Empty: the standard of 3 years.',
      options: { list: WARRANTY_CHOICES },
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'image',
      options: { hotspot: true },
      description: 'Without one the name is set in type. Marks belong to their owners.',
    }),
  ],
  preview: { select: { title: 'name', media: 'logo' } },
})
