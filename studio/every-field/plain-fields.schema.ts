import { defineField } from 'sanity'

/** Fields of one value each. */
export const plainFields = [
  defineField({ name: 'title', title: 'Title', type: 'string', group: 'plain' }),
  defineField({
    name: 'colour',
    title: 'Colour',
    type: 'string',
    group: 'plain',
    options: { list: ['red', 'green', 'blue'], layout: 'radio' },
  }),
  defineField({ name: 'summary', title: 'Summary', type: 'text', rows: 3, group: 'plain' }),
  defineField({ name: 'seats', title: 'Seats', type: 'number', group: 'plain' }),
  defineField({ name: 'featured', title: 'Featured', type: 'boolean', group: 'plain' }),
  defineField({ name: 'builtOn', title: 'Built on', type: 'date', group: 'plain' }),
  defineField({ name: 'soldAt', title: 'Sold at', type: 'datetime', group: 'plain' }),
  defineField({ name: 'slug', title: 'Slug', type: 'slug', group: 'plain', options: { source: 'title' } }),
  defineField({ name: 'website', title: 'Website', type: 'url', group: 'plain' }),
  defineField({ name: 'contact', title: 'Contact', type: 'email', group: 'plain' }),
  defineField({ name: 'place', title: 'Place', type: 'geopoint', group: 'plain' }),
  defineField({ name: 'length', title: 'Length', type: 'number', fieldset: 'measures', group: 'plain' }),
  defineField({ name: 'width', title: 'Width', type: 'number', fieldset: 'measures', group: 'plain' }),
]
