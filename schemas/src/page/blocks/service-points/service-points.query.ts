import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

export const servicePointsBlockProjection = `_type == "servicePoints" => {
    title, text, "points": points[]{"key": _key, title, text}, "image": image${imageProjection},
    "buttons": buttons[]${slideButtonProjection}
  }`

/** BLOCK-10: what speaks for the workshop, beside a picture. */
export const servicePointsBlock = z.object({
  type: z.literal('servicePoints'),
  key: z.string(),
  title: contentText,
  text: contentText,
  points: contentList(z.object({ key: z.string(), title: z.string(), text: contentText })),
  image: optionalImage,
  buttons: slideButtons,
})
