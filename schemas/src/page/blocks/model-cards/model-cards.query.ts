import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'

export const modelCardsBlockProjection = `_type == "modelCards" => {
    title, "make": make->slug.current, limit
  }`

/** BLOCK-04: the models that the dealer sells new, of one make or of all. */
export const modelCardsBlock = z.object({
  type: z.literal('modelCards'),
  key: z.string(),
  title: contentText,
  /** Slug of the make; '' for all. */
  make: contentText,
  limit: orDefault(z.number().int().min(1).max(24), 8),
})
