import { createImageUrlBuilder } from '@sanity/image-url'
import type { PictureBox } from './picture-uses.ts'

/** A rectangle of a picture, in pixels of the original after its rotation. */
export type PictureRect = { left: number; top: number; width: number; height: number }

/** A picture as its editor cropped it; `hotspot` and `crop` are fractions of its width and height. */
export type CroppedPicture = {
  asset: { url: string }
  hotspot?: { x: number; y: number; width: number; height: number } | null | undefined
  crop?: { top: number; bottom: number; left: number; right: number } | null | undefined
}

type Size = { width: number; height: number }

/** An asset's file name has its size in pixels, on the hosted service too. */
const ASSET_FILE = /-(\d+)x(\d+)\.[a-z]+$/

/** A picture's size in pixels by its address; null for an address without it. */
export function findPixels(url: string): Size | null {
  const [, width, height] = ASSET_FILE.exec(url) ?? []
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null
}

/**
 * The rectangle of a picture that shows in a box, null for all of it: the crop, and in a filled box the part at the
 * hotspot, as `@sanity/image-url` has it.
 */
export function visiblePart(
  { asset, hotspot, crop }: CroppedPicture,
  pixels: Size,
  { width, height, fit = 'cover' }: Size & { fit?: PictureBox['fit'] | undefined },
): PictureRect | null {
  const usable = crop && isUsable(crop, pixels) ? crop : null
  const builder = createImageUrlBuilder()
    .image({ asset, ...(usable ? { crop: usable } : {}), ...(hotspot ? { hotspot } : {}) })
    .width(width)
  const address = fit === 'contain' ? builder.url() : builder.height(height).url()
  const rect = new URL(address).searchParams.get('rect')
  return rect === null ? null : clampInside(rect.split(',').map(Number), pixels)
}

/** Does a crop leave at least a pixel? */
function isUsable({ left, right, top, bottom }: NonNullable<CroppedPicture['crop']>, pixels: Size): boolean {
  const leaves = (1 - left - right) * pixels.width >= 1 && (1 - top - bottom) * pixels.height >= 1
  return leaves && [left, right, top, bottom].every((side) => side >= 0)
}

/** At least one pixel: a very narrow crop would be rounded to none. */
function clampInside([left = 0, top = 0, width = 0, height = 0]: number[], pixels: Size): PictureRect {
  const rect = { width: Math.max(1, width), height: Math.max(1, height) }
  return {
    left: Math.min(left, pixels.width - rect.width),
    top: Math.min(top, pixels.height - rect.height),
    ...rect,
  }
}

/** The hotspot in the rectangle that shows, as a CSS position: a box that crops further never cuts that point off. */
export function findFocus(
  { hotspot }: Pick<CroppedPicture, 'hotspot'>,
  pixels: Size | null,
  rect: PictureRect | null,
): string | null {
  if (!hotspot) return null
  const { width, height } = pixels ?? { width: 1, height: 1 }
  const shown = rect ?? { left: 0, top: 0, width, height }
  const x = (hotspot.x * width - shown.left) / shown.width
  const y = (hotspot.y * height - shown.top) / shown.height
  return `${percent(x)} ${percent(y)}`
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
