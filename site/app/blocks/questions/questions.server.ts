import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type RichTextModel, richTextModel } from '../rich-text/rich-text.server.ts'

/** Questions that open. */
export type QuestionsModel = {
  title: string
  questions: { key: string; question: string; answer: RichTextModel }[]
}

/** Questions that open; null without any. */
export function questionsModel(
  { title, questions }: BlockOf<'questions'>,
  dealer: DealerContext,
): QuestionsModel | null {
  if (questions.length === 0) return null
  return {
    title,
    questions: questions.map(({ key, question, answer }) => ({
      key,
      question,
      answer: richTextModel(answer, dealer),
    })),
  }
}
