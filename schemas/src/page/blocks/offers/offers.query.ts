import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'

export const offersBlockProjection = `_type == "offers" => {title, category, limit}`

/** Offers that run at present, the first ones of the site's list. */
export const offersBlock = z.object({
  type: z.literal('offers'),
  key: z.string(),
  title: contentText,
  /** Only offers of this category; '' for all. */
  category: contentText,
  limit: orDefault(z.number().int().min(1).max(12), 3),
})
