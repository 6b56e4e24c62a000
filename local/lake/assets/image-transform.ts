import sharp, { type Sharp } from 'sharp'
import { plainError } from '../http/api-error.ts'
import type { Format, ImageParams } from './image-params.ts'

export interface Rendered {
  bytes: Buffer
  contentType: string
}

interface Size {
  width: number
  height: number
}

const CONTENT_TYPES: Record<Format, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Larger originals are refused: a small file can decompress to gigabytes of pixels. */
export const MAX_PIXELS = 100_000_000

/** The rendered image: cropped to `rect`, fitted, recoloured, encoded. Throws 400 for an impossible `rect`. */
export async function renderImage(
  original: Buffer,
  extension: string,
  params: ImageParams,
): Promise<Rendered> {
  let image = sharp(original, { limitInputPixels: MAX_PIXELS, animated: false }).autoOrient()
  const { autoOrient: full } = await image.metadata()
  const rect = params.rect && clampInside(params.rect, full)
  if (rect) image = image.extract(rect)
  const cut = rect ?? full
  const target = targetSize(params, cut)
  image = fitted(image, params, cut, target)
  if (params.flip.includes('h')) image = image.flop()
  if (params.flip.includes('v')) image = image.flip()
  if (params.grayscale) image = image.grayscale()
  if (params.blur) image = image.blur(Math.max(0.3, params.blur / 20))
  const format = params.format ?? readFormat(extension)
  if (params.background || format === 'jpg' || format === 'pjpg') {
    image = image.flatten({ background: params.background ?? '#ffffff' })
  }
  return { bytes: await encoded(image, format, params.quality), contentType: CONTENT_TYPES[format] }
}

function clampInside(rect: NonNullable<ImageParams['rect']>, full: Size) {
  const width = Math.min(rect.width, full.width - rect.left)
  const height = Math.min(rect.height, full.height - rect.top)
  if (width <= 0 || height <= 0) throw plainError(400, 'Invalid "rect": outside of the image')
  return { left: rect.left, top: rect.top, width, height }
}

/** The box to fit into, or null to keep the size. `max`, `fillmax` and `min` never enlarge. */
function targetSize({ width, height, fit }: ImageParams, cut: Size): Partial<Size> | null {
  if (width === undefined && height === undefined) return null
  if (fit === 'max' && (width ?? 0) >= cut.width && (height ?? 0) >= cut.height) return null
  if (fit === 'min') {
    return { width: width && Math.min(width, cut.width), height: height && Math.min(height, cut.height) }
  }
  return { width, height }
}

function fitted(image: Sharp, params: ImageParams, cut: Size, target: Partial<Size> | null): Sharp {
  if (!target) return image
  const { width, height } = target
  const whole = width !== undefined && height !== undefined
  switch (params.fit) {
    case 'crop':
    case 'min':
      return whole ? cropped(image, params, cut, { width, height }) : image.resize({ width, height })
    case 'scale':
      return image.resize({ width, height, fit: 'fill' })
    case 'fill':
    case 'fillmax': {
      const background = params.background ?? '#ffffff'
      return image.resize({
        width,
        height,
        fit: 'contain',
        background,
        withoutEnlargement: params.fit === 'fillmax',
      })
    }
    case 'max':
      return image.resize({ width, height, fit: 'inside', withoutEnlargement: true })
    default:
      return image.resize({ width, height, fit: 'inside' })
  }
}

/** Scales until the box is covered, then crops it around the focal point. */
function cropped(image: Sharp, params: ImageParams, cut: Size, box: Size): Sharp {
  if (params.crop === 'entropy') return image.resize({ ...box, fit: 'cover', position: 'entropy' })
  if (params.crop !== 'focalpoint') {
    return image.resize({ ...box, fit: 'cover', position: params.crop === 'center' ? 'centre' : params.crop })
  }
  const scale = Math.max(box.width / cut.width, box.height / cut.height)
  const scaled = {
    width: Math.max(box.width, Math.round(cut.width * scale)),
    height: Math.max(box.height, Math.round(cut.height * scale)),
  }
  const left = clamp(Math.round(params.focus.x * scaled.width - box.width / 2), scaled.width - box.width)
  const top = clamp(Math.round(params.focus.y * scaled.height - box.height / 2), scaled.height - box.height)
  return image.resize({ ...scaled, fit: 'fill' }).extract({ left, top, ...box })
}

function clamp(value: number, high: number): number {
  return Math.min(Math.max(value, 0), high)
}

function readFormat(extension: string): Format {
  if (extension === 'png' || extension === 'webp' || extension === 'avif') return extension
  // SVG and GIF are rasterised; PNG keeps their transparency.
  return extension === 'svg' || extension === 'gif' ? 'png' : 'jpg'
}

function encoded(image: Sharp, format: Format, quality = 75): Promise<Buffer> {
  const q = Math.max(1, Math.round(quality))
  switch (format) {
    case 'png':
      return image.png().toBuffer()
    case 'webp':
      return image.webp({ quality: q, effort: 2 }).toBuffer()
    case 'avif':
      return image.avif({ quality: q, effort: 2 }).toBuffer()
    default:
      return image.jpeg({ quality: q, progressive: format === 'pjpg' }).toBuffer()
  }
}
