import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'

/** Offers that run at present, the first ones of the site's list. */
export const offersBlock = defineBlock('offers', {
  projection: '{title, category, limit}',
  fields: {
    title: contentText,
    /** Only offers of this category; '' for all. */
    category: contentText,
    limit: orDefault(z.number().int().min(1).max(12), 3),
  },
})
