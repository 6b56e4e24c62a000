import { contentText } from '../../../content/content-values.zod.ts'
import { richText, richTextProjection } from '../../../content/rich-text.query.ts'
import { defineBlock } from '../define-block.ts'

/** A heading and text. */
export const richTextBlock = defineBlock('richText', {
  projection: `{title, "body": body${richTextProjection}}`,
  fields: {
    title: contentText,
    body: richText,
  },
})
