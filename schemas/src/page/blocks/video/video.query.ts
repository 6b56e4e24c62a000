import { z } from 'zod'
import { contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { optionalHref } from '../../../content/link.zod.ts'

export const videoBlockProjection = `_type == "video" => {
    title, text, url, "image": image${imageProjection}, transcript
  }`

/** A film that plays when it is asked to. */
export const videoBlock = z.object({
  type: z.literal('video'),
  key: z.string(),
  title: contentText,
  text: contentText,
  url: optionalHref,
  image: optionalImage,
  /** What is said and seen, for those who cannot hear or see it. */
  transcript: contentText,
})
