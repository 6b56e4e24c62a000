import { z } from 'zod'
import { contentText } from '../../../content/content-values.zod.ts'

export const brandGridsBlockProjection = `_type == "brandGrids" => {title}`

/** GRP-01: the makes that the dealer sells new, by kind of vehicle. */
export const brandGridsBlock = z.object({
  type: z.literal('brandGrids'),
  key: z.string(),
  title: contentText,
})
