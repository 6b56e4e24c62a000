import { contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'

/** How many new vehicles of a make are at which dealership. */
export const brandMatrixBlock = defineBlock('brandMatrix', {
  projection: '{ title, text, note }',
  fields: { title: contentText, text: contentText, note: contentText },
})
