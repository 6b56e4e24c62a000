import { defineArrayMember, defineField } from 'sanity'

const person = defineArrayMember({
  type: 'object',
  name: 'person',
  title: 'Person',
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string' }),
    defineField({ name: 'age', title: 'Age', type: 'number' }),
  ],
})

const block = defineArrayMember({
  type: 'block',
  marks: {
    annotations: [
      {
        name: 'link',
        title: 'Link',
        type: 'object',
        fields: [defineField({ name: 'href', title: 'Leads to', type: 'url' })],
      },
    ],
  },
})

const note = defineArrayMember({
  type: 'object',
  name: 'note',
  title: 'Note',
  fields: [defineField({ name: 'says', title: 'Says', type: 'string' })],
  preview: { select: { title: 'says' } },
})

/** Fields that hold other fields: objects, arrays, Portable Text, pictures and files. */
export const nestedFields = [
  defineField({
    name: 'address',
    title: 'Address',
    type: 'object',
    group: 'nested',
    fields: [
      defineField({ name: 'street', title: 'Street', type: 'string' }),
      defineField({ name: 'suburb', title: 'Suburb', type: 'string' }),
    ],
  }),
  defineField({ name: 'words', title: 'Words', type: 'array', of: [{ type: 'string' }], group: 'nested' }),
  defineField({
    name: 'numbers',
    title: 'Numbers',
    type: 'array',
    of: [{ type: 'number' }],
    group: 'nested',
  }),
  defineField({ name: 'people', title: 'People', type: 'array', of: [person], group: 'nested' }),
  defineField({ name: 'body', title: 'Body', type: 'array', of: [block, note], group: 'nested' }),
  defineField({
    name: 'picture',
    title: 'Picture',
    type: 'image',
    group: 'nested',
    options: { hotspot: true },
    fields: [defineField({ name: 'alt', title: 'In words', type: 'string' })],
  }),
  defineField({ name: 'brochure', title: 'Brochure', type: 'file', group: 'nested' }),
]
