import {
  type ContentImage,
  findFocus,
  findPixels,
  PICTURE_BOXES,
  visiblePart,
} from '@forecourt/schemas/contract'
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
  const pixels = findPixels(image.asset.url)
  const rect = pixels && visiblePart(image, pixels, size)
  const focus = size.fit === 'contain' ? null : findFocus(image, pixels, rect)
  return {
    ...picture(image.asset.url, { alt: image.alt, ...size, rect }),
    ...(focus ? { focus } : {}),
    ...(image.cut ? { cut: true as const } : {}),
    ...(image.drawn ? { drawn: true as const } : {}),
    ...(image.edit === undefined ? {} : { edit: image.edit }),
  }
}

/** A picture for a box: a photo fills it, a cut-out vehicle is whole, in its own shape. */
export function wholePicture(
  tools: { picture: MakePicture },
  image: ContentImage,
  box: (typeof PICTURE_BOXES)['hero' | 'text'] = PICTURE_BOXES.hero,
): PictureModel {
  const pixels = image.cut ? findPixels(image.asset.url) : null
  if (pixels === null) return contentPicture(tools, image, box)
  const height = Math.round((box.width * pixels.height) / pixels.width)
  return contentPicture(tools, { ...image, crop: null, hotspot: null }, { ...box, height })
}
