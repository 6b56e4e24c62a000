import { defineArrayMember, defineField } from '@sanity/types'

/** What Set up knows of a site; written by Set up, shown in no form. Absent: the site is live. */
export const launchField = defineField({
  name: 'launch',
  title: 'Going live',
  type: 'object',
  group: 'dealer',
  hidden: true,
  readOnly: true,
  fields: [
    defineField({ name: 'madeAt', title: 'Made', type: 'datetime' }),
    defineField({ name: 'liveAt', title: 'Live since', type: 'datetime' }),
    defineField({
      name: 'decided',
      title: 'Left as it is',
      type: 'array',
      description: 'Set up steps marked as fine the way they are.',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({
      name: 'saved',
      title: 'Who saved which step',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'savedStep',
          fields: [
            defineField({ name: 'step', title: 'Step', type: 'string' }),
            defineField({ name: 'by', title: 'Name', type: 'string' }),
            defineField({ name: 'at', title: 'When', type: 'datetime' }),
          ],
        }),
      ],
    }),
  ],
})
