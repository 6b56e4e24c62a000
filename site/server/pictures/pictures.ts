// The image pipeline: signed address → original → requested size as webp. For a picture that cannot be fetched it sends
// the not-found picture with a short lifetime, so that a card never breaks (CARD-18).
import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { send } from '../http/answer.ts'
import type { Log } from '../log.ts'
import { type PictureOrder, parsePictureAddress } from './picture-address.ts'
import { PictureFetcher, type PictureSources, sourceOf } from './picture-fetcher.ts'
import type { PicturePlaceholders } from './picture-placeholders.ts'
import type { PictureStore } from './picture-store.ts'
import { notFoundPicture, renderPicture } from './render-picture.ts'

const IMMUTABLE = 'public, max-age=2592000, immutable'
const SHORT_LIVED = 'public, max-age=60'
/** Concurrent renders; each holds a decoded original in memory. */
const CONCURRENT_RENDERS = 4

export interface PictureOptions {
  readonly secret: string
  readonly sources: PictureSources
  readonly store: PictureStore
  readonly placeholders: Pick<PicturePlaceholders, 'learn'>
  readonly log: Pick<Log, 'warn'>
  readonly fetcher?: PictureFetcher
}

export class Pictures {
  readonly #options: PictureOptions
  readonly #fetcher: PictureFetcher
  readonly #limit = pLimit(CONCURRENT_RENDERS)
  readonly #running = new Map<string, Promise<Buffer | null>>()

  constructor(options: PictureOptions) {
    this.#options = options
    this.#fetcher = options.fetcher ?? new PictureFetcher()
  }

  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const order = parsePictureAddress(this.#options.secret, path)
    if (!order) {
      const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
      return send(request, response, 404, headers, 'No such picture')
    }
    const found = await this.#find(path, order)
    // A browser shows a picture of any status; the spin viewer skips frames with this header.
    const headers = found
      ? { 'content-type': 'image/webp', 'cache-control': IMMUTABLE }
      : { 'content-type': 'image/webp', 'cache-control': SHORT_LIVED, 'x-picture': 'missing' }
    send(request, response, 200, headers, found ?? (await notFoundPicture(order)))
  }

  /** The webp bytes of a signed address, for a document with embedded pictures; null where there is none. */
  async read(path: string): Promise<Buffer | null> {
    const order = parsePictureAddress(this.#options.secret, path)
    return order && this.#find(path, order)
  }

  async #find(path: string, order: PictureOrder): Promise<Buffer | null> {
    const running = this.#running.get(path)
    if (running) return running
    const work = this.#findOrRender(path, order).finally(() => this.#running.delete(path))
    this.#running.set(path, work)
    return work
  }

  async #findOrRender(path: string, order: PictureOrder): Promise<Buffer | null> {
    const { sources, store } = this.#options
    const stored = await store
      .read(path)
      .catch((error: unknown) => this.#warn('a stored picture was not read', error))
    if (stored) return this.#learn(order, stored)
    const source = sourceOf(order.url, sources)
    if (!source) return null
    try {
      const original = await this.#fetcher.fetch(source)
      const bytes = await this.#limit(() => renderPicture(original, order))
      // A full disk makes pictures slow, not missing.
      await store.write(path, bytes).catch((error: unknown) => this.#warn('a picture was not stored', error))
      return await this.#learn(order, bytes)
    } catch (error) {
      return this.#warn('a picture could not be fetched or rendered', error, source.host)
    }
  }

  /** Returns the picture after recording its placeholder. */
  async #learn({ url, rect, fit }: PictureOrder, bytes: Buffer): Promise<Buffer> {
    if (fit === 'contain') return bytes
    await this.#options.placeholders
      .learn({ url, rect }, bytes)
      .catch((error: unknown) => this.#warn('a picture’s placeholder was not stored', error))
    return bytes
  }

  #warn(message: string, error: unknown, host?: string): null {
    this.#options.log.warn({ host, error: String(error) }, message)
    return null
  }
}
