import { type ContentImage, focusOf, pixelsOf, visiblePart } from '@forecourt/schemas/contract'
import type { MakePicture, PictureModel, PictureSize } from './picture.tsx'

/**
 * A picture from content for a box, with its editor's crop. Every picture from content is made here, so that crop and
 * hotspot apply everywhere.
 */
export function contentPicture(
  { picture }: { picture: MakePicture },
  image: ContentImage,
  size: PictureSize & { alt?: string },
): PictureModel {
  const pixels = pixelsOf(image.asset.url)
  const rect = pixels && visiblePart(image, pixels, size)
  const focus = size.fit === 'contain' ? null : focusOf(image, pixels, rect)
  return {
    ...picture(image.asset.url, { alt: image.alt, ...size, rect }),
    ...(focus ? { focus } : {}),
    ...(image.edit === undefined ? {} : { edit: image.edit }),
  }
}
