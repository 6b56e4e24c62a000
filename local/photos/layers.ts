/*
 * A stored picture: one image with "rest" (light that does not depend on the paint) above "tint" (the share of the
 * paint's colour in each pixel). Values are square roots of linear light, which spaces the steps evenly for the eye;
 * light above TOP is stored as TOP, where the tone curve is white anyway. A cut-out has a third layer below, "cover"
 * (how much of the pixel vehicle and shadow cover, linear); its rest and tint are premultiplied by it.
 */
import sharp from 'sharp'

export const TOP = 1.6

/** Three bytes per pixel, layer above layer. `height` is that of one layer. */
export type Layers = { pixels: Uint8Array; width: number; height: number }

/** Reads `count` stored layers. @throws Error when the image does not have so many */
export async function readLayers(stored: Buffer, count: 2 | 3 = 2): Promise<Layers> {
  const { data, info } = await sharp(stored).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (info.height % count || info.channels !== 3) throw new Error('These are no layers of a picture.')
  return { pixels: data, width: info.width, height: info.height / count }
}
