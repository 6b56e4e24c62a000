import { z } from 'zod'
import { contentText } from '../../../content/content-values.zod.ts'

export const bodyTypesBlockProjection = `_type == "bodyTypes" => {title}`

/** SRCH-32: the most common bodies of the stock. */
export const bodyTypesBlock = z.object({ type: z.literal('bodyTypes'), key: z.string(), title: contentText })
