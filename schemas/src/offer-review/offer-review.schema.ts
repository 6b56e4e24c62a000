import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { REVIEW_WORDS } from './offer-review.ts'

/** What somebody said of an offer that needs a manager: written once, changed by nobody, read by no site. */
export const offerReviewType = defineType({
  name: 'offerReview',
  title: 'Approval of an offer',
  type: 'document',
  readOnly: true,
  __experimental_omnisearch_visibility: false,
  fields: [
    defineField({ name: 'offer', title: 'Offer', type: 'string' }),
    defineField({
      name: 'sites',
      title: 'Sites',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'tenant' }] })],
    }),
    defineField({
      name: 'said',
      title: 'What was said',
      type: 'string',
      options: { list: Object.entries(REVIEW_WORDS).map(([value, title]) => ({ value, title })) },
    }),
    defineField({ name: 'by', title: 'Id of who said it', type: 'string' }),
    defineField({ name: 'name', title: 'Who said it', type: 'string' }),
    defineField({ name: 'note', title: 'A word with it', type: 'text' }),
    defineField({
      name: 'revision',
      title: 'Of this revision',
      type: 'string',
      description: 'Of the draft that was asked about, sent back or approved.',
    }),
    defineField({
      name: 'text',
      title: 'The text',
      type: 'text',
      description: 'The offer as it was then, as JSON.',
    }),
  ],
  preview: {
    select: { name: 'name', said: 'said' },
    prepare: ({ name, said }) => ({ title: name, subtitle: said }),
  },
})
