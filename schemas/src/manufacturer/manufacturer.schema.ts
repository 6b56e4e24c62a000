import { defineField, defineType } from '@sanity/types'
import { slugField } from '../content/fields.schema.ts'

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
    slugField('name', 'As it stands in addresses: /search/…'),
    defineField({
      name: 'logo',
      title: 'Mark',
      type: 'image',
      description: 'Without one the name is set in type. Marks belong to their owners.',
    }),
  ],
  preview: { select: { title: 'name', media: 'logo' } },
})
