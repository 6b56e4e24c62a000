import { z } from 'zod'
import { contentText } from '../../../content/content-values.zod.ts'

export const priceHistogramBlockProjection = `_type == "priceHistogram" => {
    title, text
  }`

/** The stock by price, as columns that lead to it; the figures are the stock's. */
export const priceHistogramBlock = z.object({
  type: z.literal('priceHistogram'),
  key: z.string(),
  /** '' for a title with the number of vehicles. */
  title: contentText,
  /** '' for a sentence with the price under which half of them are. */
  text: contentText,
})
