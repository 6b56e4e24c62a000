import { defineField } from '@sanity/types'
import { findTagProblem, TAG_NAMES, TAG_PROVIDERS } from './tags.ts'

/** Ids of measuring that is not the site's own. Nothing of it loads without an id. */
export const tagsField = defineField({
  name: 'tags',
  title: 'Tags',
  type: 'object',
  group: 'features',
  description:
    'The site counts by itself what people look at. Add these only if your agency or your ads need them.',
  options: { collapsible: true, collapsed: true },
  fields: [
    ...TAG_NAMES.map((name) =>
      defineField({
        name,
        title: TAG_PROVIDERS[name].title,
        type: 'string',
        description: TAG_PROVIDERS[name].help,
        placeholder: TAG_PROVIDERS[name].example,
        validation: (rule) => rule.custom((id) => findTagProblem(name, id ?? '') ?? true),
      }),
    ),
    defineField({
      name: 'asks',
      title: 'When people are asked',
      type: 'string',
      options: {
        list: [
          { value: 'first', title: 'First: nothing loads before “Okay”' },
          { value: 'advanced', title: 'Google counts without cookies until they answer; the others wait' },
        ],
        layout: 'radio',
      },
      initialValue: 'first',
    }),
  ],
})
