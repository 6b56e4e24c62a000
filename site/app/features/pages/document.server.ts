import type { Page } from '@forecourt/schemas/contract'
import { formatDate } from '@forecourt/schemas/contract/pure'
import type { BlockModel } from '#app/blocks/blocks.server.ts'
import type { RichTextModel } from '#app/blocks/rich-text/rich-text.server.ts'
import { formatCount } from '#app/domain/words/count.ts'

/** A policy or terms: a text with its contents and dates. */
export type DocumentModel = {
  /** `Effective from 1 October 2026`, what it replaces, how long it takes to read. */
  notes: string[]
  inShort: string[]
  /** What comes before the first heading. */
  opening: RichTextModel
  sections: { id: string; title: string; body: RichTextModel }[]
}

const WORDS_A_MINUTE = 220

/** The texts of a page as one document. @param blocks without a heading that repeats the page's title */
export function documentModel(
  { inForceSince, replaces, inShort }: Pick<Page, 'inForceSince' | 'replaces' | 'inShort'>,
  blocks: readonly BlockModel[],
): DocumentModel {
  const opening: RichTextModel = []
  const sections: DocumentModel['sections'] = []
  const begin = (title: string) => sections.push({ id: `section-${sections.length + 1}`, title, body: [] })
  for (const block of blocks) {
    if (block.type !== 'richText') continue
    if (block.title) begin(block.title)
    for (const item of block.body) {
      if (item._type === 'block' && item.style === 'h2') begin(formatText(item))
      else (sections.at(-1)?.body ?? opening).push(item)
    }
  }
  const words = [opening, ...sections.map(({ body }) => body)]
    .flat()
    .reduce((sum, item) => sum + countItemWords(item), 0)
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE))
  return {
    notes: [
      inForceSince ? `Effective from ${formatDate(inForceSince)}` : '',
      replaces ? `Replaces ${formatDate(replaces)}` : '',
      `${formatCount(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} to read`,
    ].filter(Boolean),
    inShort,
    opening,
    sections,
  }
}

function formatText(item: RichTextModel[number]): string {
  return item._type === 'block' ? item.children.map(({ text }) => text).join('') : ''
}

const countItemWords = (item: RichTextModel[number]) => formatText(item).split(/\s+/).filter(Boolean).length
