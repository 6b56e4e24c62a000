/*
 * A stored picture: one image with "rest" (light that does not depend on the paint) above "tint" (the share of the
 * paint's colour in each pixel). Values are square roots of linear light, which spaces the steps evenly for the eye;
 * light above TOP is stored as TOP, where the tone curve is white anyway.
 */
import sharp from 'sharp'

export const TOP = 1.6
/** Lossy, so that all pictures fit into 24 MB; the mean error against 16 bits is not visible. */
const WEBP_OPTIONS = { quality: 85, smartSubsample: true, effort: 6 }

/** Three bytes per pixel; the upper half of the rows is rest, the lower tint. `height` is that of one half. */
export type Layers = { pixels: Uint8Array; width: number; height: number }

/** Reads stored layers. @throws Error when the image does not have two halves */
export async function readLayers(stored: Buffer): Promise<Layers> {
  const { data, info } = await sharp(stored).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (info.height % 2 || info.channels !== 3) throw new Error('These are no layers of a picture.')
  return { pixels: data, width: info.width, height: info.height / 2 }
}

/** The layers as a file for the repository. */
export function storeLayers({ pixels, width, height }: Layers): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height: height * 2, channels: 3 } })
    .webp(WEBP_OPTIONS)
    .toBuffer()
}
