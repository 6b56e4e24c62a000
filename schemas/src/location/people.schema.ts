import { defineArrayMember, defineField } from '@sanity/types'
import { imageField } from '../content/image.schema.ts'
import { WEEKDAY_NAMES } from '../time/format-time.ts'
import { DEPARTMENT_NAMES } from './departments.ts'
import { LOCATION_TYPES } from './location.query.ts'

/** The people at a location. */
export const peopleField = defineField({
  name: 'people',
  title: 'People here',
  type: 'array',
  group: 'people',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'person',
      title: 'Person',
      fields: [
        defineField({
          name: 'name',
          title: 'Name',
          type: 'string',
          options: { shownText: true },
          validation: (rule) => rule.required().error('Give the person’s name.'),
        }),
        defineField({ name: 'role', title: 'What they do', type: 'string', options: { shownText: true } }),
        defineField({
          name: 'note',
          title: 'One more line',
          type: 'string',
          options: { shownText: true },
          placeholder: 'English, Mandarin',
        }),
        defineField({
          name: 'department',
          title: 'Department',
          type: 'string',
          options: { list: LOCATION_TYPES.map((value) => ({ value, title: DEPARTMENT_NAMES[value] })) },
        }),
        defineField({
          name: 'phone',
          title: 'Phone',
          type: 'string',
          description: 'A number of their own. Empty: no link to call them.',
        }),
        imageField({
          name: 'image',
          title: 'Photo',
          description: 'Shown where everybody in the list has one.',
          uses: ['person'],
        }),
        defineField({
          name: 'weekdays',
          title: 'In on',
          type: 'array',
          of: [defineArrayMember({ type: 'number' })],
          description: 'None ticked: the page does not say who is in today.',
          options: {
            list: [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, title: WEEKDAY_NAMES[value] ?? '' })),
          },
        }),
      ],
      preview: { select: { title: 'name', subtitle: 'role', media: 'image' } },
    }),
  ],
})
