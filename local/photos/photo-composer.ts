import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import sharp from 'sharp'
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
    const look = `${photo.turned ? '-left' : ''}${photo.cut ? '-cut' : ''}`
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
  { colour, width, turned, cut }: Pick<PhotoRequest, 'colour' | 'width' | 'turned' | 'cut'>,
): Promise<Buffer> {
  const paint = PAINTS[colour]
  if (paint === undefined) throw new Error(`No paint called ${colour}.`)
  const layers = await readLayers(stored, cut ? 3 : 2)
  const { width: full, height } = layers
  const picture = cut
    ? sharp(paintCutOut(layers, paint), { raw: { width: full, height, channels: 4 } })
    : sharp(paintLayers(layers, paint), { raw: { width: full, height, channels: 3 } })
  if (turned) picture.flop()
  if (width !== null && width < full) picture.resize({ width })
  return picture.webp(cut ? CUT_OPTIONS : WEBP_OPTIONS).toBuffer()
}
