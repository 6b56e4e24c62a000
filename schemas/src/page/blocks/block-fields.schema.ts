import { defineArrayMember, defineField } from '@sanity/types'
import { hrefField } from '../../content/fields.schema.ts'
import { summariseLink } from '../../content/link-target.ts'

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

/** A paragraph. */
export function paragraphField(name: string, title: string, rows = 3) {
  return defineField({ name, title, type: 'text', rows, options: { shownText: true } })
}

/** A line of text. */
export function lineField(name: string, title: string, missing?: string) {
  return defineField({
    name,
    title,
    type: 'string',
    options: { shownText: true },
    validation: (rule) => (missing ? rule.required().error(missing) : rule),
  })
}

/** A button: its words, where it leads, and whether it is the main one. */
export const slideButtonMember = defineArrayMember({
  type: 'object',
  name: 'slideButton',
  title: 'Button',
  fields: [
    lineField('title', 'Words', 'Say what the button is called.'),
    hrefField({ name: 'link', title: 'Leads to', required: true }),
    defineField({
      name: 'style',
      title: 'Style',
      type: 'string',
      options: {
        list: [
          { value: 'primary', title: 'Main' },
          { value: 'secondary', title: 'Second' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'primary',
    }),
  ],
  preview: {
    select: { title: 'title', link: 'link' },
    prepare: ({ title, link }) => ({ title, subtitle: summariseLink(link) }),
  },
})

/** At most two buttons, below a block. */
export const buttonsField = defineField({
  name: 'buttons',
  title: 'Buttons',
  type: 'array',
  of: [slideButtonMember],
  validation: (rule) => rule.max(2).error('Two buttons at the most.'),
})

/** A whole number with its unit in the title; `least` is the smallest that makes sense. */
export function wholeNumberField(name: string, title: string, least = 0) {
  return defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.required().integer().min(least).error(`A whole number, ${least} or more.`),
  })
}
