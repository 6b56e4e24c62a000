import { z } from 'zod'
import { contentObject, contentText } from './content-values.zod.ts'

const fraction = z.number()

/**
 * A picture chosen in the Studio. `width` and `height` are the original's pixels, `placeholder` is a colour to show
 * until it comes, `hotspot` is the point that must stay in view (fractions of width and height), `crop` what the
 * editor cut off each side (fractions).
 */
export const contentImage = z.object({
  url: z.string(),
  alt: contentText,
  width: z.number(),
  height: z.number(),
  placeholder: contentText,
  hotspot: contentObject(z.object({ x: fraction, y: fraction })),
  crop: contentObject(z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction })),
})

/** A picture, or null where there is none or its file is gone. */
export const optionalImage = z.preprocess(
  (value) => (value && typeof value === 'object' && !('url' in value && value.url) ? null : (value ?? null)),
  contentImage.nullable(),
)

/** A picture chosen in the Studio. */
export type ContentImage = z.output<typeof contentImage>
