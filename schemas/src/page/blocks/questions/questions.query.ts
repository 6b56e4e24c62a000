import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { richText, richTextProjection } from '../../../content/rich-text.query.ts'

export const questionsBlockProjection = `_type == "questions" => {
    title,
    "questions": questions[]{"key": _key, question, "answer": answer${richTextProjection}}
  }`

/** BLOCK-14: questions that open. */
export const questionsBlock = z.object({
  type: z.literal('questions'),
  key: z.string(),
  title: contentText,
  questions: contentList(z.object({ key: z.string(), question: z.string(), answer: richText })),
})
