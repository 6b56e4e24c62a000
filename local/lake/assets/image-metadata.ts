import sharp from 'sharp'
import { HttpError } from '../../http/http-error.ts'
import { plainError } from '../http/api-error.ts'
import { MAX_PIXELS } from './image-transform.ts'
import { computePalette } from './palette.ts'

export interface ImageFacts {
  extension: string
  mimeType: string
  width: number
  height: number
  /** `sanity.imageMetadata`. */
  metadata: Record<string, unknown>
}

const KNOWN: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
}

/** Format and dimensions of an image, read from its bytes. Throws 400 for any other file. */
export async function readImage(bytes: Buffer): Promise<ImageFacts> {
  try {
    return await readFacts(bytes)
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw plainError(400, 'Invalid image: its format is not known or the file is damaged')
  }
}

async function readFacts(bytes: Buffer): Promise<ImageFacts> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: false })
  const found = await image.metadata()
  const known = KNOWN[found.format ?? '']
  if (!known) throw plainError(400, 'Invalid image: unknown format')
  // EXIF orientations 5 to 8 swap width and height.
  const { width, height } = found.autoOrient
  const { isOpaque } = await image.stats()
  const metadata = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    lqip: await computePlaceholder(bytes, found.hasAlpha === true),
    palette: await computePalette(bytes),
    hasAlpha: found.hasAlpha === true,
    isOpaque,
  }
  return { ...known, width, height, metadata }
}

/** A preview 20 pixels wide as a data URL. */
async function computePlaceholder(bytes: Buffer, hasAlpha: boolean): Promise<string> {
  const small = sharp(bytes, { animated: false }).autoOrient().resize(20)
  const data = hasAlpha ? await small.png().toBuffer() : await small.jpeg({ quality: 60 }).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${data.toString('base64')}`
}
