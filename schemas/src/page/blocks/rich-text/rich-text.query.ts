import { z } from 'zod'
import { contentText } from '../../../content/content-values.zod.ts'
import { richText, richTextProjection } from '../../../content/rich-text.query.ts'

export const richTextBlockProjection = `_type == "richText" => {title, "body": body${richTextProjection}}`

/** A heading and text. */
export const richTextBlock = z.object({
  type: z.literal('richText'),
  key: z.string(),
  title: contentText,
  body: richText,
})
