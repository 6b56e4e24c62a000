import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type BlockButton, blockButtons } from '../block-links.server.ts'
import { type RichTextModel, richTextModel } from '../rich-text/rich-text.server.ts'

/** A recall campaign with its figures. */
export type RecallModel = {
  title: string
  status: BlockOf<'recall'>['status']
  affected: number | null
  /** `2021–2022`, `2021`, or ''. */
  years: string
  body: RichTextModel
  buttons: BlockButton[]
}

/** BLOCK-11, BLOCK-12: a recall campaign; null without a title. */
export function recallModel(
  { title, status, affected, yearFrom, yearTo, body, buttons }: BlockOf<'recall'>,
  dealer: DealerContext,
): RecallModel | null {
  if (title === '') return null
  const years = [...new Set([yearFrom, yearTo].filter((year) => year !== null))].join('–')
  return {
    title,
    status,
    affected,
    years,
    body: richTextModel(body, dealer),
    buttons: blockButtons(buttons, dealer),
  }
}
