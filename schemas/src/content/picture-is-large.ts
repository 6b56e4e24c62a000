import { isTooSmall, PICTURE_BOXES, PICTURE_USE_TITLES, type PictureUse } from './picture-uses.ts'
import { type CroppedPicture, visiblePart } from './visible-part.ts'

/** A picture as the Studio stores it. */
type StoredPicture = Pick<CroppedPicture, 'hotspot' | 'crop'> & { asset?: { _ref?: string } }

/** An asset's id has its size in pixels and its kind of file. */
const ASSET_ID = /^image-(.+)-(\d+)x(\d+)-([a-z]+)$/

/** A rule: what shows of a picture, after its crop, fills the largest of the boxes in which the site shows it. */
export function isLargeEnough(picture: unknown, uses: readonly PictureUse[]): true | string {
  const { asset, hotspot, crop } = (picture ?? {}) as StoredPicture
  const [, hash, width, height, kind] = ASSET_ID.exec(asset?._ref ?? '') ?? []
  // Lines have no pixels.
  if (!hash || kind === 'svg') return true
  const pixels = { width: Number(width), height: Number(height) }
  const url = `https://cdn.sanity.io/images/p/d/${hash}-${width}x${height}.${kind}`
  const small = uses
    .map((use) => {
      const box = PICTURE_BOXES[use]
      return { use, box, part: visiblePart({ asset: { url }, hotspot, crop }, pixels, box) ?? pixels }
    })
    .filter(({ part, box }) => isTooSmall(part, box))
    .sort((one, other) => other.box.width - one.box.width)[0]
  if (!small) return true
  const { use, box, part } = small
  const remedy = crop && isCropped(crop) ? 'Choose a larger picture, or crop less' : 'Choose a larger picture'
  return `It will look blurred: ${getSize(part)} pixels of it show, and “${PICTURE_USE_TITLES[use]}” is ${getSize(box)}. ${remedy}.`
}

const isCropped = (crop: NonNullable<StoredPicture['crop']>) => Object.values(crop).some((side) => side > 0)
const getSize = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`
