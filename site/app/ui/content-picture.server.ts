import type { ContentImage } from '@forecourt/schemas/contract'
import { createImageUrlBuilder } from '@sanity/image-url'
import type { MakePicture, PictureModel, PictureRect, PictureSize } from './picture.tsx'

type Size = { width: number; height: number }

/** An asset's file name has its size in pixels, on the hosted service too. */
const ASSET_FILE = /-(\d+)x(\d+)\.[a-z]+$/

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
  const rect = pixels && sourceRect(image, pixels, size)
  const focus = size.fit === 'contain' ? null : focusOf(image, pixels, rect)
  return {
    ...picture(image.asset.url, { alt: image.alt, ...size, rect }),
    ...(focus ? { focus } : {}),
    ...(image.edit === undefined ? {} : { edit: image.edit }),
  }
}

/** The visible rectangle of the original, null for all of it: the crop, and in a filled box the part at the hotspot. */
function sourceRect(
  image: ContentImage,
  pixels: Size,
  { width, height, fit }: PictureSize,
): PictureRect | null {
  const crop = image.crop && isUsable(image.crop, pixels) ? image.crop : null
  const { asset, hotspot } = image
  const builder = createImageUrlBuilder()
    .image({ asset, ...(crop ? { crop } : {}), ...(hotspot ? { hotspot } : {}) })
    .width(width)
  const address = fit === 'contain' ? builder.url() : builder.height(height).url()
  const rect = new URL(address).searchParams.get('rect')
  return rect === null ? null : insideOf(rect.split(',').map(Number), pixels)
}

/** Does a crop leave at least a pixel? */
function isUsable({ left, right, top, bottom }: NonNullable<ContentImage['crop']>, pixels: Size): boolean {
  const leaves = (1 - left - right) * pixels.width >= 1 && (1 - top - bottom) * pixels.height >= 1
  return leaves && [left, right, top, bottom].every((side) => side >= 0)
}

/** At least one pixel: a very narrow crop would be rounded to none. */
function insideOf([left = 0, top = 0, width = 0, height = 0]: number[], pixels: Size): PictureRect {
  const rect = { width: Math.max(1, width), height: Math.max(1, height) }
  return {
    left: Math.min(left, pixels.width - rect.width),
    top: Math.min(top, pixels.height - rect.height),
    ...rect,
  }
}

/** The hotspot in the visible rectangle as a CSS position: the box never crops that point. */
function focusOf({ hotspot }: ContentImage, pixels: Size | null, rect: PictureRect | null): string | null {
  if (!hotspot) return null
  const { width, height } = pixels ?? { width: 1, height: 1 }
  const shown = rect ?? { left: 0, top: 0, width, height }
  const x = (hotspot.x * width - shown.left) / shown.width
  const y = (hotspot.y * height - shown.top) / shown.height
  return `${percent(x)} ${percent(y)}`
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`

function pixelsOf(url: string): Size | null {
  const [, width, height] = ASSET_FILE.exec(url) ?? []
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null
}
