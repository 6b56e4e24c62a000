import { defineArrayMember, defineField } from '@sanity/types'

/** The prize wheel of /spin-to-win. */
export const prizeWheelField = defineField({
  name: 'prizeWheel',
  title: 'Prize wheel',
  type: 'object',
  group: 'features',
  description: 'Shown at /spin-to-win once it has two prizes. Each mobile number spins once.',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      options: { shownText: true },
      placeholder: 'Spin to win',
    }),
    defineField({
      name: 'prizes',
      title: 'Prizes',
      type: 'array',
      validation: (rule) => rule.max(12).error('Twelve at the most.'),
      of: [
        defineArrayMember({
          type: 'object',
          name: 'prize',
          fields: [
            defineField({
              name: 'label',
              title: 'Prize',
              type: 'string',
              validation: (rule) =>
                rule.required().max(40).error('Name the prize, in 40 letters at the most.'),
            }),
            defineField({
              name: 'weight',
              title: 'How often, beside the others',
              type: 'number',
              initialValue: 1,
              description: 'Of weights 1 and 3, the second is drawn three times in four.',
              validation: (rule) =>
                rule.required().integer().min(1).max(1_000).error('A whole number from 1 to 1,000.'),
            }),
          ],
          preview: {
            select: { title: 'label', weight: 'weight' },
            prepare: ({ title, weight }) => ({ title, subtitle: `Weight ${weight ?? 1}` }),
          },
        }),
      ],
    }),
    defineField({ name: 'terms', title: 'Terms', type: 'text', options: { shownText: true }, rows: 4 }),
  ],
})
