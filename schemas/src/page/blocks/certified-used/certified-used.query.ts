import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'
import { CERTIFIED_POINTS } from './certified-points.ts'

export const certifiedUsedBlockProjection = `_type == "certifiedUsed" => {
    title, text, points, "buttons": buttons[]${slideButtonProjection}
  }`

/** BLOCK-16: what a certified used car carries. */
export const certifiedUsedBlock = z.object({
  type: z.literal('certifiedUsed'),
  key: z.string(),
  title: contentText,
  text: contentText,
  points: contentList(z.string()).transform((points) => (points.length > 0 ? points : [...CERTIFIED_POINTS])),
  buttons: slideButtons,
})
