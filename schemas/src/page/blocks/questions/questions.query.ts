import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { richText, richTextProjection } from '../../../content/rich-text.query.ts'
import { defineBlock } from '../define-block.ts'

/** BLOCK-14: questions that open. */
export const questionsBlock = defineBlock('questions', {
  projection: `{
    title,
    "questions": questions[]{"key": _key, question, "answer": answer${richTextProjection}}
  }`,
  fields: {
    title: contentText,
    questions: contentList(z.object({ key: z.string(), question: z.string(), answer: richText })),
  },
})
