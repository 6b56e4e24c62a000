import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../content/fields.schema.ts'
import { summariseLink } from '../content/link-target.ts'
import { richTextField } from '../content/rich-text.schema.ts'

const title = defineField({ name: 'title', title: 'Title', type: 'string', options: { shownText: true } })

/** A heading and text. */
export const richTextType = defineType({
  name: 'richText',
  title: 'Text',
  type: 'object',
  fields: [title, richTextField('body', 'Text')],
  preview: {
    select: { title: 'title', body: 'body' },
    prepare: ({ title: heading, body }) => ({
      title: heading ?? body?.[0]?.children?.[0]?.text ?? 'Text',
      subtitle: 'Text',
    }),
  },
})

const tile = defineArrayMember({
  type: 'object',
  name: 'actionTile',
  title: 'Tile',
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Say what the tile is called.'),
    }),
    defineField({ name: 'text', title: 'One line below', type: 'string', options: { shownText: true } }),
    hrefField({ name: 'href', title: 'Leads to', required: true }),
  ],
  preview: {
    select: { title: 'label', href: 'href' },
    prepare: ({ title: label, href }) => ({ title: label, subtitle: summariseLink(href) }),
  },
})

/** Tiles that lead on. */
export const callToActionType = defineType({
  name: 'callToAction',
  title: 'Calls to action',
  type: 'object',
  fields: [
    title,
    defineField({ name: 'text', title: 'Text', type: 'text', options: { shownText: true }, rows: 2 }),
    defineField({
      name: 'tiles',
      title: 'Tiles',
      type: 'array',
      of: [tile],
      validation: (rule) => rule.required().min(1).max(6).error('Between one and six tiles.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'tiles.0.label' },
    prepare: ({ title: heading, first }) => ({ title: heading ?? first, subtitle: 'Calls to action' }),
  },
})

const question = defineArrayMember({
  type: 'object',
  name: 'question',
  title: 'Question',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Write the question.'),
    }),
    richTextField('answer', 'Answer'),
  ],
  preview: { select: { title: 'question' } },
})

/** Questions that open. */
export const questionsType = defineType({
  name: 'questions',
  title: 'Questions',
  type: 'object',
  fields: [
    title,
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      of: [question],
      validation: (rule) => rule.required().min(1).error('Add at least one question.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'questions.0.question' },
    prepare: ({ title: heading, first }) => ({ title: heading ?? first, subtitle: 'Questions' }),
  },
})
