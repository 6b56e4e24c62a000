import { contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { optionalHref } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'

/** A film that plays when it is asked to. */
export const videoBlock = defineBlock('video', {
  projection: `{title, text, url, "file": file.asset->url, "image": image${imageProjection}, transcript}`,
  fields: {
    title: contentText,
    text: contentText,
    url: optionalHref,
    /** A film of the dealer's own; it comes before the address. */
    file: optionalHref,
    image: optionalImage,
    /** A transcript, for people who cannot hear or see the film. */
    transcript: contentText,
  },
})
