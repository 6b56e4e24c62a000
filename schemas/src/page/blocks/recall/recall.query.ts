import { z } from 'zod'
import { contentNumber, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { richText, richTextProjection } from '../../../content/rich-text.query.ts'
import { defineBlock } from '../define-block.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

/** How far a recall campaign is. */
const RECALL_STATUSES = ['active', 'planned', 'completed'] as const

/** BLOCK-11, BLOCK-12: a recall campaign with its figures. */
export const recallBlock = defineBlock('recall', {
  projection: `{
    title, status, affected, yearFrom, yearTo, "body": body${richTextProjection},
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    status: orDefault(z.enum(RECALL_STATUSES), 'active'),
    /** Vehicles. */
    affected: contentNumber,
    yearFrom: contentNumber,
    yearTo: contentNumber,
    body: richText,
    buttons: slideButtons,
  },
})
