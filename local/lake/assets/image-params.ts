// The parameters of image URLs. Source: https://www.sanity.io/docs/apis-and-sdks/image-urls
import { plainError } from '../http/api-error.ts'

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const

export type Fit = (typeof FITS)[number]
export type Format = (typeof FORMATS)[number]

/** A requested rendering; sizes in pixels of the result, `rect` in pixels of the original. */
export interface ImageParams {
  width?: number
  height?: number
  fit: Fit
  crop: (typeof CROPS)[number]
  rect?: { left: number; top: number; width: number; height: number }
  focus: { x: number; y: number }
  quality?: number
  format?: Format
  blur?: number
  background?: string
  flip: string
  grayscale: boolean
}

const MAX_SIDE = 8192

/** Parses a URL's parameters; `accept` decides for `auto=format`. Throws 400 for an invalid value. */
export function parseImageParams(query: URLSearchParams, accept: string): ImageParams {
  const dpr = number(query, 'dpr', 1, 3) ?? 1
  return {
    width: side(query, 'w', 'max-w', dpr),
    height: side(query, 'h', 'max-h', dpr),
    fit: readOneOf(query, 'fit', FITS) ?? 'clip',
    crop: readOneOf(query, 'crop', CROPS) ?? 'center',
    rect: readRect(query.get('rect')),
    focus: { x: number(query, 'fp-x', 0, 1) ?? 0.5, y: number(query, 'fp-y', 0, 1) ?? 0.5 },
    quality: number(query, 'q', 0, 100),
    format: readOneOf(query, 'fm', FORMATS) ?? automaticFormat(query, accept),
    blur: number(query, 'blur', 1, 2000),
    background: readBackground(query.get('bg')),
    flip: query.get('flip') ?? '',
    grayscale: query.get('sat') === '-100',
  }
}

/** WebP for `auto=format` where the browser accepts it; AVIF would cost seconds of CPU per image. */
function automaticFormat(query: URLSearchParams, accept: string): Format | undefined {
  return query.get('auto') === 'format' && accept.includes('image/webp') ? 'webp' : undefined
}

function side(query: URLSearchParams, name: string, capName: string, dpr: number): number | undefined {
  const asked = number(query, name, 1, MAX_SIDE)
  const cap = number(query, capName, 1, MAX_SIDE)
  const least = asked === undefined ? cap : Math.min(asked, cap ?? asked)
  return least === undefined ? undefined : Math.min(Math.round(least * dpr), MAX_SIDE)
}

function number(query: URLSearchParams, name: string, low: number, high: number): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (Number.isFinite(value) && value >= low && value <= high) return value
  throw plainError(400, `Invalid "${name}": expected a number from ${low} to ${high}`)
}

function readOneOf<T extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  // `crop=top,left` is allowed; the first known value applies.
  const found = text.split(',').find((word): word is T => values.includes(word as T))
  if (found) return found
  throw plainError(400, `Invalid "${name}": expected one of ${values.join(', ')}`)
}

function readRect(text: string | null): ImageParams['rect'] {
  if (!text) return undefined
  const [left = -1, top = -1, width = 0, height = 0] = text.split(',').map(Number)
  const areWhole = [left, top, width, height].every((value) => Number.isInteger(value) && value >= 0)
  if (!areWhole || width === 0 || height === 0)
    throw plainError(400, 'Invalid "rect": expected left,top,width,height')
  return { left, top, width, height }
}

function readBackground(text: string | null): string | undefined {
  if (!text) return undefined
  if (/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return `#${text}`
  throw plainError(400, 'Invalid "bg": expected a colour of 3, 4, 6 or 8 hexadecimal digits')
}
