import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'
import { CERTIFIED_POINTS } from './certified-points.ts'

/** BLOCK-16: what a certified used car carries. */
export const certifiedUsedBlock = defineBlock('certifiedUsed', {
  projection: `{title, text, points, "buttons": buttons[]${slideButtonProjection}}`,
  fields: {
    title: contentText,
    text: contentText,
    points: contentList(z.string()).transform((points) =>
      points.length > 0 ? points : [...CERTIFIED_POINTS],
    ),
    buttons: slideButtons,
  },
})
