import { defineField } from '@sanity/types'

/** The heading of a block. `fallback`: the words that show while it is empty. */
export function blockTitleField(fallback?: string) {
  return defineField({
    name: 'title',
    title: 'Title',
    type: 'string',
    options: { shownText: true },
    ...(fallback ? { placeholder: fallback, description: `Empty: “${fallback}”.` } : {}),
  })
}
