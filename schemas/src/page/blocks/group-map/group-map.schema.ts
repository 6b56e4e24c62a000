import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'
import { blockTitleField, lineField, paragraphField } from '../block-fields.schema.ts'

const place = defineArrayMember({
  type: 'object',
  name: 'companyPlace',
  title: 'Place',
  fields: [
    lineField('name', 'Name', 'Name the place.'),
    defineField({
      name: 'position',
      title: 'Position',
      type: 'geopoint',
      validation: (rule) => rule.required().error('Say where it is.'),
    }),
  ],
  preview: { select: { title: 'name' } },
})

const company = defineArrayMember({
  type: 'object',
  name: 'groupCompany',
  title: 'Company',
  fields: [
    lineField('name', 'Name', 'Name the company.'),
    paragraphField('text', 'Text', 2),
    hrefField({ name: 'href', title: 'Leads to' }),
    defineField({
      name: 'places',
      title: 'Places',
      type: 'array',
      of: [place],
      validation: (rule) => rule.max(60).error('Sixty places at the most.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

/** A map of the dealerships and the group's companies. */
export const groupMapType = defineType({
  name: 'groupMap',
  icon: EarthGlobeIcon,
  title: 'Map of the group',
  type: 'object',
  fields: [
    blockTitleField('Where the group is'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'companies',
      title: 'Other companies',
      type: 'array',
      of: [company],
      description: 'Beside the dealerships, which are the visible locations of this site.',
      validation: (rule) => rule.max(5).error('Five companies at the most.'),
    }),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: title || 'Where the group is', subtitle: 'Map of the group' }),
  },
})
