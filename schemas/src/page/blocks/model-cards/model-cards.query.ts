import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'

/** BLOCK-04: the models that the dealer sells new, of one make or of all. */
export const modelCardsBlock = defineBlock('modelCards', {
  projection: '{title, "make": make->slug.current, limit}',
  fields: {
    title: contentText,
    /** Slug of the make; '' for all. */
    make: contentText,
    limit: orDefault(z.number().int().min(1).max(24), 8),
  },
})
