// /media/<signature>/<width>x<height><fit>[q<quality>]/[rect-<left>-<top>-<width>-<height>/]<address>/<percent>.webp
// Signed, so that the server fetches and resizes only what its pages name. A page names hundreds of them: the sizes of
// one picture share a signature, which does not compress, and the address is plain text, which does. `s/photos.example/1.jpg` is https://photos.example/1.jpg, `e/…` any other with everything escaped.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PictureFit, PictureRect } from '#app/ui/picture.tsx'

/** Device pixels a hundred CSS pixels: half for phones, where a card is narrow, up to twice for dense screens. */
export const PERCENTS = [50, 100, 150, 200] as const
export type Percent = (typeof PERCENTS)[number]

/** What is shown: an original, or a rectangle of it in its own pixels. */
export interface PictureSource {
  readonly url: string
  readonly rect?: PictureRect | null
}

/** How an address writes a fit. */
const FIT_LETTERS: Readonly<Record<PictureFit, string>> = { cover: 'c', contain: 'f', whole: 'w' }
const FITS = new Map((Object.keys(FIT_LETTERS) as PictureFit[]).map((fit) => [FIT_LETTERS[fit], fit]))

export interface PictureOrder extends PictureSource {
  /** The box in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly fit: PictureFit
  /** Of the compression, 1 to 100. */
  readonly quality?: number
  readonly percent: Percent
}

const WIDEST = 2_400
/** Named by no address: a page names hundreds of pictures. */
export const USUAL_QUALITY = 78
/** 66 bits: too many to guess over HTTP, short enough for every picture of a page. */
const SIGNATURE_LENGTH = 11
const PATH =
  /^\/media\/([\w-]{11})\/((\d{1,4})x(\d{1,4})([cfw])(?:q(\d{1,2}|100))?\/(?:rect-(\d{1,6})-(\d{1,6})-(\d{1,6})-(\d{1,6})\/)?([se]\/[^\s]{1,4000}))\/(50|100|150|200)\.webp$/
/** What a browser or a proxy would normalise. */
const FOLDS = /\/\/|\/\.{1,2}(\/|$)|\/$/

const signature = (secret: string, rest: string) =>
  createHmac('sha256', `media:${secret}`).update(rest).digest('base64url').slice(0, SIGNATURE_LENGTH)

function written(url: string): string {
  const [, plain = ''] = /^https:\/\/(.*)$/s.exec(url) ?? []
  const escaped = (text: string) => encodeURIComponent(text.toWellFormed())
  if (plain === '' || FOLDS.test(plain)) return `e/${escaped(url)}`
  return `s/${escaped(plain).replaceAll('%2F', '/')}`
}

function read(address: string): string {
  const [kind, rest] = [address.slice(0, 2), address.slice(2)]
  return (kind === 's/' ? 'https://' : '') + decodeURIComponent(rest)
}

/** The address of a picture, less its last part; box and rectangle have whole pixels. */
function pictureStem(secret: string, order: Omit<PictureOrder, 'percent'>): string {
  const { url, rect, width, height, fit, quality = USUAL_QUALITY } = order
  const part = rect ? `rect-${rect.left}-${rect.top}-${rect.width}-${rect.height}/` : ''
  const packed = quality === USUAL_QUALITY ? '' : `q${quality}`
  const rest = `${width}x${height}${FIT_LETTERS[fit]}${packed}/${part}${written(url)}`
  return `/media/${signature(secret, rest)}/${rest}`
}

/** The addresses of a picture in each of its sizes. */
export function pictureAddresses(
  secret: string,
  order: Omit<PictureOrder, 'percent'>,
): Record<Percent, string> {
  const stem = pictureStem(secret, order)
  return {
    50: `${stem}/50.webp`,
    100: `${stem}/100.webp`,
    150: `${stem}/150.webp`,
    200: `${stem}/200.webp`,
  }
}

/** The order behind an address; null when it is malformed or was not signed with this secret. */
export function parsePictureAddress(secret: string, path: string): PictureOrder | null {
  const match = PATH.exec(path)
  if (!match) return null
  const [
    ,
    given = '',
    rest = '',
    width,
    height,
    fit,
    quality,
    left,
    top,
    rectWidth,
    rectHeight,
    encoded = '',
    percent,
  ] = match
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, rest)))) return null
  return {
    url: read(encoded),
    rect:
      left === undefined
        ? null
        : { left: Number(left), top: Number(top), width: Number(rectWidth), height: Number(rectHeight) },
    width: Number(width),
    height: Number(height),
    fit: FITS.get(fit ?? '') ?? 'contain',
    quality: quality === undefined ? USUAL_QUALITY : Number(quality),
    percent: Number(percent) as Percent,
  }
}

/** The rendered size in device pixels; no picture is wider than 2400. */
export function computeSize({ width, height, percent }: Pick<PictureOrder, 'width' | 'height' | 'percent'>): {
  width: number
  height: number
} {
  const scale = Math.min(percent / 100, WIDEST / width)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
