import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'

export const priceStepsBlockProjection = `_type == "priceSteps" => {
    title, text, limit
  }`

/** Used vehicles whose price fell, the latest fall first; prices and days are the stock's. */
export const priceStepsBlock = z.object({
  type: z.literal('priceSteps'),
  key: z.string(),
  title: contentText,
  /** '' for a sentence with the site's rule of falling prices, where it has one. */
  text: contentText,
  /** How many vehicles. */
  limit: orDefault(z.number().int().min(1).max(6), 3),
})
