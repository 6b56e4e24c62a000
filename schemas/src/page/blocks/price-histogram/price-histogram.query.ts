import { contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'

/** The stock by price, as columns that lead to it; the figures are the stock's. */
export const priceHistogramBlock = defineBlock('priceHistogram', {
  projection: '{title, text}',
  fields: {
    /** '' for a title with the number of vehicles. */
    title: contentText,
    /** '' for a sentence with the price under which half of them are. */
    text: contentText,
  },
})
