import { defineField, defineType } from '@sanity/types'
import { hrefField } from './fields.schema.ts'
import { AUSTRALIAN_STATES } from './states.ts'

/** A street address with its point on the map. */
export const addressType = defineType({
  name: 'address',
  title: 'Address',
  type: 'object',
  fields: [
    defineField({ name: 'street', title: 'Street', type: 'string' }),
    defineField({ name: 'city', title: 'Suburb or city', type: 'string' }),
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      options: { list: AUSTRALIAN_STATES.map(({ code, name }) => ({ value: code, title: name })) },
    }),
    defineField({
      name: 'postcode',
      title: 'Postcode',
      type: 'string',
      validation: (rule) =>
        rule.custom((value) => !value || /^\d{4}$/.test(value) || 'A postcode is four digits.'),
    }),
    defineField({ name: 'position', title: 'Point on the map', type: 'geopoint' }),
    hrefField({ name: 'placeUrl', title: 'Page at the maps service', outside: true }),
    defineField({
      name: 'placeId',
      title: 'Id at the maps service',
      type: 'string',
      description: 'For programs that read the locations from the site (/api/locations). No page shows it.',
    }),
    defineField({
      name: 'mapKey',
      title: 'Key of the map tiles',
      type: 'string',
      description: 'For programs that read the content. The site’s own maps use the key of the platform.',
    }),
  ],
  options: { columns: 2 },
})
