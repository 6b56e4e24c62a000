import { defineArrayMember, defineField } from '@sanity/types'

const percent = (name: string, title: string, required = true) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => {
      const inside = rule.min(0).max(100)
      return (required ? inside.required() : inside).error('A number between 0 and 100.')
    },
  })

/** A note at a place of a slide's picture: a fault with its number, or a measure under a vehicle. */
export const picturePoint = defineArrayMember({
  type: 'object',
  name: 'picturePoint',
  title: 'Note',
  fields: [
    defineField({
      name: 'title',
      title: 'Words',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Say what is there.'),
    }),
    defineField({ name: 'text', title: 'More', type: 'string', options: { shownText: true } }),
    percent('x', 'From the left, in per cent'),
    percent('y', 'From the top, in per cent'),
    percent('span', 'Length of a measure, in per cent', false),
  ],
  options: { columns: 3 },
  preview: { select: { title: 'title', subtitle: 'text' } },
})
