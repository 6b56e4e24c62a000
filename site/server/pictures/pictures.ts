// The image pipeline: signed address → original → the size asked for, as webp. A picture that does not come gives
// the not-found picture with a short life, so that a card never breaks (CARD-18).
import type { IncomingMessage, ServerResponse } from 'node:http'
import { send } from '../http/answer.ts'
import type { Log } from '../log.ts'
import { type PictureOrder, parsePictureAddress } from './picture-address.ts'
import { PictureFetcher, type PictureSources, sourceOf } from './picture-fetcher.ts'
import type { PictureGrounds } from './picture-grounds.ts'
import type { PictureStore } from './picture-store.ts'
import { notFoundPicture, renderPicture } from './render-picture.ts'
import { Turns } from './turns.ts'

const KEPT = 'public, max-age=2592000, immutable'
const SHORTLY = 'public, max-age=60'
/** Each holds an original unpacked in memory. */
const AT_A_TIME = 4

export interface PictureOptions {
  readonly secret: string
  readonly sources: PictureSources
  readonly store: PictureStore
  readonly grounds: Pick<PictureGrounds, 'learn'>
  readonly log: Pick<Log, 'warn'>
  readonly fetcher?: PictureFetcher
}

export class Pictures {
  readonly #options: PictureOptions
  readonly #fetcher: PictureFetcher
  readonly #turns = new Turns(AT_A_TIME)
  readonly #making = new Map<string, Promise<Buffer | null>>()

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
    const made = await this.#find(path, order)
    // A browser shows any picture whatever its status; the script that turns a spin leaves out what says this.
    const headers = made
      ? { 'content-type': 'image/webp', 'cache-control': KEPT }
      : { 'content-type': 'image/webp', 'cache-control': SHORTLY, 'x-picture': 'missing' }
    send(request, response, 200, headers, made ?? (await notFoundPicture(order)))
  }

  /** The bytes (webp) of an address of ours, for a document that carries its pictures; null where none comes. */
  async read(path: string): Promise<Buffer | null> {
    const order = parsePictureAddress(this.#options.secret, path)
    return order && this.#find(path, order)
  }

  async #find(path: string, order: PictureOrder): Promise<Buffer | null> {
    const running = this.#making.get(path)
    if (running) return running
    const work = this.#findOrMake(path, order).finally(() => this.#making.delete(path))
    this.#making.set(path, work)
    return work
  }

  async #findOrMake(path: string, order: PictureOrder): Promise<Buffer | null> {
    const { sources, store } = this.#options
    const stored = await store
      .read(path)
      .catch((error: unknown) => this.#warn('a kept picture was not read', error))
    if (stored) return this.#learnt(order, stored)
    const source = sourceOf(order.url, sources)
    if (!source) return null
    try {
      const original = await this.#fetcher.fetch(source)
      const bytes = await this.#turns.take(() => renderPicture(original, order))
      // A full disk makes pictures slow, not missing.
      await store.write(path, bytes).catch((error: unknown) => this.#warn('a picture was not kept', error))
      return await this.#learnt(order, bytes)
    } catch (error) {
      return this.#warn('a picture did not come', error, source.host)
    }
  }

  /** The same picture, once its ground is learnt; without one a page shows its own. */
  async #learnt({ url, fit }: PictureOrder, bytes: Buffer): Promise<Buffer> {
    if (fit === 'contain') return bytes
    await this.#options.grounds
      .learn(url, bytes)
      .catch((error: unknown) => this.#warn('a picture’s ground was not kept', error))
    return bytes
  }

  #warn(message: string, error: unknown, host?: string): null {
    this.#options.log.warn({ host, error: String(error) }, message)
    return null
  }
}
