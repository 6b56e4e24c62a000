import { z } from 'zod'
import { contentList, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { defineBlock } from '../define-block.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'
import { POINT_MARK_TITLES, type PointMark } from './point-marks.ts'

const MARKS = Object.keys(POINT_MARK_TITLES) as PointMark[]

/** BLOCK-10: what speaks for the workshop, beside a picture. */
export const servicePointsBlock = defineBlock('servicePoints', {
  projection: `{
    title, text, numbered, "points": points[]{"key": _key, title, text, mark}, "image": image${imageProjection},
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    /** The points are steps, one after the other. */
    numbered: orDefault(z.boolean(), false),
    points: contentList(
      z.object({
        key: z.string(),
        title: z.string(),
        text: contentText,
        mark: orDefault(z.enum(MARKS), 'check'),
      }),
    ),
    image: optionalImage,
    buttons: slideButtons,
  },
})
