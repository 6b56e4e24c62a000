import { defineArrayMember, defineField } from '@sanity/types'
import { REACH_KINDS } from './location.query.ts'

const KIND_TITLES: Readonly<Record<(typeof REACH_KINDS)[number], string>> = {
  parking: 'Parking',
  train: 'Train or tram',
  bus: 'Bus',
  'drive-through': 'Room for long vehicles',
  key: 'Key box',
  other: 'Something else',
}

/** How one comes to a location. */
export const gettingHereField = defineField({
  name: 'gettingHere',
  title: 'Getting here',
  type: 'array',
  group: 'place',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'reach',
      title: 'A way to come',
      fields: [
        defineField({
          name: 'kind',
          title: 'Kind',
          type: 'string',
          options: { list: REACH_KINDS.map((value) => ({ value, title: KIND_TITLES[value] })) },
          initialValue: 'other',
        }),
        defineField({
          name: 'title',
          title: 'In a few words',
          type: 'string',
          options: { shownText: true },
          placeholder: 'Turn in from Bourke Road',
          validation: (rule) => rule.required().error('Say it in a few words.'),
        }),
        defineField({ name: 'text', title: 'More', type: 'string', options: { shownText: true } }),
      ],
      preview: { select: { title: 'title', subtitle: 'text' } },
    }),
  ],
})

const name = (field: string, title: string, placeholder: string) =>
  defineField({ name: field, title, type: 'string', placeholder, options: { shownText: true } })

/** The names on the drawn plan of a location. */
export const planField = defineField({
  name: 'plan',
  title: 'Names on the plan',
  type: 'object',
  group: 'place',
  description: 'The page draws a plan of the streets around. What has no name here is not on it.',
  options: { collapsible: true, collapsed: true },
  fields: [
    name('street', 'Its own street', 'Bourke Road'),
    defineField({
      name: 'crossStreets',
      title: 'Streets around',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Three at most: the one parallel to it, then two that cross.',
      validation: (rule) => rule.max(3).error('Three at most.'),
    }),
    name('entry', 'Where to turn in', 'in from Bourke Road'),
    name('landmark', 'A park or building near', 'Perry Park'),
    name('water', 'Water near', 'Alexandra Canal'),
    name('stop', 'Station or stop', 'Green Square station'),
    name('stopWalk', 'How far that is', '9 min on foot'),
  ],
})
