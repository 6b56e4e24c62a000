import { z } from 'zod'
import { contentList, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { richText, richTextProjection } from '../../../content/rich-text.query.ts'
import { defineBlock } from '../define-block.ts'
import { WARRANTY_YEARS } from './warranty-claim.ts'

/** No cover is longer. */
export const MOST_YEARS = 15

const years = orDefault(z.literal(WARRANTY_YEARS).nullable(), null)

/** BLOCK-17: the warranty of one brand or several. */
export const warrantyBlock = defineBlock('warranty', {
  projection: `{
    title, years, "makes": makes[]->{name, warrantyYears},
    "cover": cover[]{"key": _key, name, years, text}, "body": body${richTextProjection}
  }`,
  fields: {
    title: contentText,
    /** What this dealer claims for all of them; null for what each brand does. */
    years,
    makes: contentList(z.object({ name: z.string(), warrantyYears: years })),
    /** What is covered, each for how many years: drawn along them. */
    cover: contentList(
      z.object({
        key: z.string(),
        name: z.string(),
        years: z.number().positive().max(MOST_YEARS),
        text: contentText,
      }),
    ),
    body: richText,
  },
})
