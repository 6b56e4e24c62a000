import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'

/** Used vehicles whose price fell, the latest fall first; prices and days are the stock's. */
export const priceStepsBlock = defineBlock('priceSteps', {
  projection: '{title, text, limit}',
  fields: {
    title: contentText,
    /** '' for a sentence with the site's rule of falling prices, where it has one. */
    text: contentText,
    /** How many vehicles. */
    limit: orDefault(z.number().int().min(1).max(6), 3),
  },
})
