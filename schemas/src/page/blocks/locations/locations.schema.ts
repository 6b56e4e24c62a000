import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType, type ReferenceDefinition } from '@sanity/types'
import { blockTitleField } from '../block-fields.schema.ts'
import { LOCATION_MODE_TITLES } from './location-modes.ts'

const isOne = (parent: unknown) => (parent as { show?: string } | undefined)?.show === 'one'

/** One location of the document's own site. */
export const locationOfSite: Omit<ReferenceDefinition, 'preview'> = {
  name: 'location',
  title: 'Location',
  type: 'reference',
  to: [{ type: 'location' }],
  options: {
    disableNew: true,
    filter: ({ document }) => ({
      filter: 'tenant._ref == $site',
      params: { site: (document.tenant as { _ref?: string } | undefined)?._ref ?? '' },
    }),
  },
}

/** Which locations a block shows (LOC-01). */
export function whichLocationsFields() {
  return [
    defineField({
      name: 'show',
      title: 'Which locations',
      type: 'string',
      options: {
        list: Object.entries(LOCATION_MODE_TITLES).map(([value, title]) => ({ value, title })),
      },
      initialValue: 'sales',
    }),
    defineField({
      ...locationOfSite,
      hidden: ({ parent }) => !isOne(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) => (isOne(parent) && !value ? 'Choose the location.' : true)),
    }),
  ]
}

/** Locations of the dealer. */
export const locationsType = defineType({
  name: 'locations',
  icon: PinIcon,
  title: 'Locations',
  type: 'object',
  fields: [
    blockTitleField('Our Locations'),
    ...whichLocationsFields(),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      options: {
        list: [
          { value: 'carousel', title: 'A row that swipes' },
          { value: 'grid', title: 'Cards below each other' },
          { value: 'finder', title: 'By postcode, on a map' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'carousel',
      hidden: ({ parent }) => isOne(parent),
    }),
  ],
  preview: {
    select: { title: 'title', show: 'show', place: 'location.name' },
    prepare: ({ title, show, place }) => ({
      title: title || 'Our Locations',
      subtitle:
        (show === 'one' ? place : null) ??
        LOCATION_MODE_TITLES[(show ?? 'sales') as keyof typeof LOCATION_MODE_TITLES],
    }),
  },
})
