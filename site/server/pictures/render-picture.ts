import sharp, { type Sharp } from 'sharp'
import { LATE_WIDTH } from '#app/ui/late-pictures.ts'
import { computeSize, type PictureOrder, USUAL_QUALITY } from './picture-address.ts'

/** A decompression bomb is refused before it is unpacked. */
const MAX_PIXELS = 80_000_000

/**
 * An original, or its ordered rectangle, in the requested size as webp without metadata.
 * @throws Error when it is no picture, or the rectangle is not inside it
 */
export async function renderPicture(original: Buffer, order: PictureOrder): Promise<Buffer> {
  const { fit, rect } = order
  const size = computeSize(order)
  const upright = sharp(original, { limitInputPixels: MAX_PIXELS }).autoOrient()
  const resized = (rect ? upright.extract(rect) : upright).resize({
    ...size,
    fit: fit === 'contain' ? 'inside' : 'cover',
    withoutEnlargement: fit === 'contain',
  })
  const isWhole = fit === 'whole' && (await losesMuch(original, size))
  const shown = isWhole ? await putOnGround(original, size) : resized
  return shown.webp({ quality: order.quality ?? USUAL_QUALITY, effort: 2 }).toBuffer()
}

type Size = { width: number; height: number }

/** Of its height a picture may lose as much to fill a box: one held upright would lose the vehicle's roof and wheels. */
const MOST_LOST = 0.25
async function losesMuch(original: Buffer, box: Size): Promise<boolean> {
  const { width, height } = (await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata()).autoOrient
  return width / height < (1 - MOST_LOST) * (box.width / box.height)
}

const SAMPLE = { width: 64, height: 64 }

/** The middle of a picture held upright, as much as it may lose of its height, on the colour that most of it has. */
async function putOnGround(original: Buffer, box: Size): Promise<Sharp> {
  const upright = sharp(original, { limitInputPixels: MAX_PIXELS }).autoOrient()
  const sample = await upright
    .clone()
    .resize({ ...SAMPLE, fit: 'inside' })
    .toBuffer()
  const { dominant } = await sharp(sample).stats()
  const { width, height } = (await upright.metadata()).autoOrient
  const kept = Math.round(height * (1 - MOST_LOST))
  return upright
    .extract({ left: 0, top: Math.round((height - kept) / 2), width, height: kept })
    .resize({ ...box, fit: 'contain', background: dominant })
}

/** The outline of a picture, for any kind of vehicle or none, on the page's own background, light or dark. */
const outline = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 400">
<g fill="none" stroke="#8d949c" stroke-opacity=".7" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">
<rect x="245" y="155" width="110" height="90" rx="12"/><circle cx="276" cy="184" r="9"/><path d="m251 236 34-32 22 20 16-14 28 26"/></g></svg>`

/** Shown instead of a picture that is not there, in the requested size. */
export function notFoundPicture(order: PictureOrder): Promise<Buffer> {
  const { width, height } = computeSize(order)
  return sharp(Buffer.from(outline(width, height)))
    .webp({ quality: 70, effort: 2 })
    .toBuffer()
}

/**
 * Shown instead of a picture that is late: the same outline, and so small that the page knows it by its size, and asks
 * again (`LATE_PICTURES`). A drawing, because rendering it would delay the others further.
 */
export const latePicture = (): string => outline(LATE_WIDTH, 2)
