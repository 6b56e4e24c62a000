import { contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'

/** SRCH-32: the most common bodies of the stock. */
export const bodyTypesBlock = defineBlock('bodyTypes', {
  projection: '{title}',
  fields: { title: contentText },
})
