import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

export const imageBannerBlockProjection = `_type == "imageBanner" => {
    title, text, "image": image${imageProjection}, side, "buttons": buttons[]${slideButtonProjection}
  }`

/** BLOCK-06: a picture over the whole width with words on it. */
export const imageBannerBlock = z.object({
  type: z.literal('imageBanner'),
  key: z.string(),
  title: contentText,
  text: contentText,
  image: optionalImage,
  /** Where the words are. */
  side: orDefault(z.enum(['left', 'right']), 'left'),
  buttons: slideButtons,
})
