import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { LayerLibrary } from './layer-library.ts'
import { readLayers } from './layers.ts'
import { PAINTS } from './paints.ts'
import type { PhotoRequest } from './photo-request.ts'
import { paintLayers } from './tone.ts'
import { Turns } from './turns.ts'

/** Changes when the same layers give other bytes, so that nobody is told a picture he has is still the same. */
const COMPOSED_AS = 'c1'
const CACHE_BYTES = 64_000_000
const TURNS = { atOnce: 2, mostWaiting: 256 }
const ENCODED_AS = { quality: 82, effort: 3 }

/** Paints stored layers when asked and keeps what it painted. */
export class PhotoComposer {
  readonly #library: LayerLibrary
  readonly #cache: LRUCache<string, Buffer>
  readonly #turns: Turns
  readonly #underway = new Map<string, Promise<Buffer>>()

  constructor(
    library: LayerLibrary,
    { cacheBytes = CACHE_BYTES, turns = TURNS }: { cacheBytes?: number; turns?: typeof TURNS } = {},
  ) {
    this.#library = library
    this.#cache = new LRUCache({ maxSize: cacheBytes, sizeCalculation: (bytes) => bytes.length })
    this.#turns = new Turns(turns)
  }

  /** Bytes of composed photos in the cache. */
  get cachedBytes(): number {
    return this.#cache.calculatedSize
  }

  /** Names the picture's bytes without making them. */
  versionOf(photo: PhotoRequest): string {
    const digest = this.#library.digestOf(photo.vehicle, photo.angle)
    return `${COMPOSED_AS}-${digest}-${photo.colour}-${photo.width ?? 'full'}${photo.turned ? '-left' : ''}`
  }

  /** The picture as WebP; two that ask at once wait for the same. @throws TooBusyError */
  compose(photo: PhotoRequest): Promise<Buffer> {
    const key = this.versionOf(photo)
    const cached = this.#cache.get(key)
    if (cached) return Promise.resolve(cached)
    const underway = this.#underway.get(key) ?? this.#start(key, photo)
    return underway
  }

  #start(key: string, photo: PhotoRequest): Promise<Buffer> {
    const made = this.#turns
      .take(() => composePhoto(this.#library.read(photo.vehicle, photo.angle).bytes, photo))
      .then((bytes) => {
        this.#cache.set(key, bytes)
        return bytes
      })
      .finally(() => this.#underway.delete(key))
    this.#underway.set(key, made)
    return made
  }
}

/** Paints one stored picture: never wider than it is stored, because more pixels would show no more. */
export async function composePhoto(
  stored: Buffer,
  { colour, width, turned }: Pick<PhotoRequest, 'colour' | 'width' | 'turned'>,
): Promise<Buffer> {
  const paint = PAINTS[colour]
  if (paint === undefined) throw new Error(`No paint called ${colour}.`)
  const layers = await readLayers(stored)
  const picture = sharp(paintLayers(layers, paint), {
    raw: { width: layers.width, height: layers.height, channels: 3 },
  })
  if (turned) picture.flop()
  if (width !== null && width < layers.width) picture.resize({ width })
  return picture.webp(ENCODED_AS).toBuffer()
}
