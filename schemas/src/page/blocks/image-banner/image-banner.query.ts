import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { defineBlock } from '../define-block.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

/** BLOCK-06: a picture over the whole width with words on it. */
export const imageBannerBlock = defineBlock('imageBanner', {
  projection: `{
    title, text, "image": image${imageProjection}, side, "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    image: optionalImage,
    /** Where the words are. */
    side: orDefault(z.enum(['left', 'right']), 'left'),
    buttons: slideButtons,
  },
})
