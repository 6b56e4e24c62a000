/*
 * A stored picture: one image with "rest" (light that does not depend on the paint) above "tint" (how much of the
 * paint's colour each pixel shows). Values are square roots of linear light, which keeps the steps even to the eye;
 * light above TOP is stored as TOP, where the tone curve shows white anyway.
 */
import sharp from 'sharp'

export const TOP = 1.6
/** Lossy, because 24 MB hold every picture so; against 16 bits the mean error stays below what an eye finds. */
const STORED_AS = { quality: 85, smartSubsample: true, effort: 6 }

/** Three bytes a pixel; the upper half of the rows is rest, the lower tint. `height` is the picture's own. */
export type Layers = { pixels: Uint8Array; width: number; height: number }

/** Reads stored layers. @throws Error when the bytes are no picture of two halves */
export async function readLayers(stored: Buffer): Promise<Layers> {
  const { data, info } = await sharp(stored).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (info.height % 2 || info.channels !== 3) throw new Error('These are no layers of a picture.')
  return { pixels: data, width: info.width, height: info.height / 2 }
}

/** The layers as the file that is committed. */
export function storeLayers({ pixels, width, height }: Layers): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height: height * 2, channels: 3 } })
    .webp(STORED_AS)
    .toBuffer()
}
