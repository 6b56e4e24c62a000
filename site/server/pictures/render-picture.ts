import sharp from 'sharp'
import { type PictureOrder, sizeOf } from './picture-address.ts'

/** A decompression bomb is refused before it is unpacked. */
const MOST_PIXELS = 80_000_000

/** An original in the size asked for, as webp, without its metadata. @throws Error when it is no picture */
export function renderPicture(original: Buffer, order: PictureOrder): Promise<Buffer> {
  const { fit } = order
  return sharp(original, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({
      ...sizeOf(order),
      fit: fit === 'cover' ? 'cover' : 'inside',
      withoutEnlargement: fit === 'contain',
    })
    .webp({ quality: 78, effort: 2 })
    .toBuffer()
}

/** What stands for a picture that does not come: a quiet ground with the outline of a car, in the size asked for. */
export function notFoundPicture(order: PictureOrder): Promise<Buffer> {
  const { width, height } = sizeOf(order)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
<rect width="600" height="400" fill="#eceef0"/><g fill="none" stroke="#a9afb6" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">
<path d="M190 240h-28v-34l40-12 34-42h98l58 46 46 10v32h-26"/><circle cx="222" cy="242" r="24"/><circle cx="382" cy="242" r="24"/><path d="M246 240h112"/></g></svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 70, effort: 2 }).toBuffer()
}
