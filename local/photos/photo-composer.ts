import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import type { LayerLibrary } from './layer-library.ts'
import { readLayers } from './layers.ts'
import { PAINTS } from './paints.ts'
import { getLayersName, type PhotoRequest } from './photo-request.ts'
import { paintCutOut, paintLayers } from './tone.ts'

/** Part of the etag; changed when the same layers yield other bytes. */
const COMPOSER_VERSION = 'c2'
const CACHE_BYTES = 64_000_000
const CONCURRENCY = { maxRunning: 2, maxQueued: 256 }
// Half the time of the usual effort, for 2 % more bytes.
const WEBP_OPTIONS = { quality: 82, effort: 2 }
/** A lossy alpha would leave steps in the shadow. */
const CUT_OPTIONS = { quality: 80, alphaQuality: 100, effort: 2 }

/** Too many photos wait to be composed. */
export class TooBusyError extends Error {}

/** Composes photos from stored layers on request and caches them. */
export class PhotoComposer {
  readonly #library: LayerLibrary
  readonly #cache: LRUCache<string, Buffer>
  readonly #limit: LimitFunction
  /** Photos that may run or wait at a time. */
  readonly #capacity: number
  readonly #pending = new Map<string, Promise<Buffer>>()

  constructor(
    library: LayerLibrary,
    {
      cacheBytes = CACHE_BYTES,
      concurrency = CONCURRENCY,
    }: { cacheBytes?: number; concurrency?: typeof CONCURRENCY } = {},
  ) {
    this.#library = library
    this.#cache = new LRUCache({ maxSize: cacheBytes, sizeCalculation: (bytes) => bytes.length })
    this.#limit = pLimit(concurrency.maxRunning)
    this.#capacity = concurrency.maxRunning + concurrency.maxQueued
  }

  /** Bytes of composed photos in the cache. */
  get cachedBytes(): number {
    return this.#cache.calculatedSize
  }

  /** Identifies the photo's bytes without composing it. */
  computeVersion(photo: PhotoRequest): string {
    const digest = this.#library.computeDigest(photo.vehicle, getLayersName(photo))
    const look = [
      photo.turned ? '-left' : '',
      photo.cut ? '-cut' : '',
      photo.shape ? `-${photo.shape}` : '',
    ].join('')
    return `${COMPOSER_VERSION}-${digest}-${photo.colour}-${photo.width ?? 'full'}${look}`
  }

  /** The photo as WebP; concurrent requests share the work. @throws TooBusyError */
  async compose(photo: PhotoRequest): Promise<Buffer> {
    const key = this.computeVersion(photo)
    const cached = this.#cache.get(key)
    return cached ?? this.#pending.get(key) ?? this.#start(key, photo)
  }

  #start(key: string, photo: PhotoRequest): Promise<Buffer> {
    const { activeCount, pendingCount } = this.#limit
    if (activeCount + pendingCount >= this.#capacity) throw new TooBusyError('Too many photos requested.')
    const composed = this.#limit(() =>
      composePhoto(this.#library.read(photo.vehicle, getLayersName(photo)).bytes, photo),
    )
      .then((bytes) => {
        this.#cache.set(key, bytes)
        return bytes
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, composed)
    return composed
  }
}

/** Composes one photo, at most as wide as its layers. */
export async function composePhoto(
  stored: Buffer,
  { colour, width, turned, cut, shape }: Pick<PhotoRequest, 'colour' | 'width' | 'turned' | 'cut' | 'shape'>,
): Promise<Buffer> {
  const paint = PAINTS[colour]
  if (paint === undefined) throw new Error(`No paint called ${colour}.`)
  const layers = await readLayers(stored, cut ? 3 : 2)
  const { width: full, height } = layers
  const picture = cut
    ? sharp(paintCutOut(layers, paint), { raw: { width: full, height, channels: 4 } })
    : sharp(paintLayers(layers, paint), { raw: { width: full, height, channels: 3 } })
  if (turned) picture.flop()
  const shaped = shape === undefined ? picture : await shapePhoto(picture, shape, { width: full, height })
  if (width !== null && width < full) shaped.resize({ width })
  return shaped.webp(cut ? CUT_OPTIONS : WEBP_OPTIONS).toBuffer()
}

const RATIOS = { phone: 3 / 4, stamped: 4 / 3 } as const

/** A dealer's mark in the lower corner of a picture: a band with a sign, without letters, for which a host may have no font. */
const mark = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 200 60"><rect width="200" height="60" rx="8" fill="#14171c" fill-opacity=".55"/><g fill="#fff" fill-opacity=".85"><circle cx="32" cy="30" r="14"/><rect x="60" y="18" width="120" height="9" rx="4"/><rect x="60" y="34" width="80" height="8" rx="4"/></g></svg>`,
  )

/** The same picture with more of its ground above and below, as other cameras take it. */
async function shapePhoto(
  picture: Sharp,
  shape: keyof typeof RATIOS,
  { width, height }: { width: number; height: number },
): Promise<Sharp> {
  const more = Math.round((width / RATIOS[shape] - height) / 2)
  const taller = await picture.extend({ top: more, bottom: more, extendWith: 'copy' }).png().toBuffer()
  const size = [Math.round(width / 4.5), Math.round(width / 15)] as const
  if (shape === 'phone') return sharp(taller)
  const corner = { left: width - size[0] - 24, top: height + 2 * more - size[1] - 24 }
  const stamped = await sharp(taller)
    .composite([{ input: mark(...size), ...corner }])
    .png()
    .toBuffer()
  return sharp(stamped)
}
