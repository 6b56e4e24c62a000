import { z } from 'zod'
import { contentObject, contentText } from './content-values.zod.ts'
import { editAttribute } from './edit-attribute.zod.ts'

const fraction = z.number()

/** Projection of an image field; read it with `optionalImage`. */
export const imageProjection = `{
  "asset": asset->{url},
  "cut": asset->metadata.isOpaque == false,
  "edit": asset._ref,
  alt,
  drawn,
  "hotspot": hotspot{x, y, width, height},
  "crop": crop{top, bottom, left, right}
}`

/**
 * A picture chosen in the Studio, in the shape `@sanity/image-url` takes. `hotspot` is the ellipse that must stay in
 * view, `crop` what the editor cut off each side; both are fractions of width and height.
 */
export const contentImage = z.object({
  asset: z.object({ url: z.string() }),
  /** Its background is transparent: a vehicle cut out of its surroundings. */
  cut: z.boolean().nullish(),
  edit: editAttribute,
  alt: contentText,
  /** It is an illustration, not a photo. */
  drawn: z.boolean().nullish(),
  hotspot: contentObject(z.object({ x: fraction, y: fraction, width: fraction, height: fraction })),
  crop: contentObject(z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction })),
})

/** A picture, or null where there is none or its file is deleted. */
export const optionalImage = z.preprocess(
  (value) => (isWithoutFile(value) ? null : (value ?? null)),
  contentImage.nullable(),
)

function isWithoutFile(value: unknown): boolean {
  if (!value || typeof value !== 'object') return false
  const { asset = null } = value as { asset?: unknown }
  return asset === null || (typeof asset === 'object' && !('url' in asset && asset.url))
}

/** A picture chosen in the Studio. */
export type ContentImage = z.output<typeof contentImage>
