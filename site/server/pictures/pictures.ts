// The image pipeline: signed address → original → requested size as webp. A picture that is late is waited for, and asked
// for again by the page; for one that is not there it sends the not-found picture with a short lifetime, so that a card
// never breaks (CARD-18).
import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { withTimeout } from '#app/integrations/resilience/timeout.ts'
import { send } from '../http/answer.ts'
import type { Log } from '../log.ts'
import { isShownAsItIs, type Loaded, loadPicture } from './load-picture.ts'
import { type PictureOrder, parsePictureAddress } from './picture-address.ts'
import { findSource, type Original, PictureFetcher, type PictureSources } from './picture-fetcher.ts'
import type { PicturePlaceholders } from './picture-placeholders.ts'
import { IMMUTABLE, type RenderStore } from './picture-store.ts'
import { latePicture, notFoundPicture } from './render-picture.ts'

const SHORT_LIVED = 'public, max-age=60'
/** Concurrent renders; each holds a decoded original in memory. */
const CONCURRENT_RENDERS = 4
/** How long a request waits for its picture; a browser has few connections. Of a host that is paused: hardly. */
const WAIT_MS = 8_000
const PAUSED_WAIT_MS = 300
/** Pictures that are worked on at once; more are late at once, and asked for again by the page. */
const MOST_WAITING = 5_000

export interface PictureOptions {
  readonly secret: string
  readonly sources: PictureSources
  readonly store: RenderStore
  readonly placeholders: Pick<PicturePlaceholders, 'learn'>
  readonly log: Pick<Log, 'warn'>
  readonly fetcher?: Pick<PictureFetcher, 'fetch' | 'isPausing'>
  /** How long a request waits, and the first pause before a late host is asked again; for tests. */
  readonly waitMs?: number
  readonly firstPauseMs?: number
}

/** A picture that is being loaded; its original, once that is there. */
type Work = { source: URL; loaded: Promise<Loaded>; original: Original | null }

export class Pictures {
  readonly #options: PictureOptions
  readonly #fetcher: Pick<PictureFetcher, 'fetch' | 'isPausing'>
  readonly #limit = pLimit(CONCURRENT_RENDERS)
  readonly #running = new Map<string, Work>()

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
    const { headers, body } = await renderAnswer(await this.#find(path, order), order)
    send(request, response, 200, headers, body)
  }

  /** The webp bytes of a signed address, for a document with embedded pictures; null where there is none. */
  async read(path: string): Promise<Buffer | null> {
    const order = parsePictureAddress(this.#options.secret, path)
    const found = order && (await this.#find(path, order))
    return found?.kind === 'picture' ? found.bytes : null
  }

  async #find(path: string, order: PictureOrder): Promise<Loaded> {
    const running = this.#running.get(path)
    if (running) return this.#wait(running, order)
    const stored = await this.#options.store
      .read(path)
      .catch((error: unknown) => this.#warn('a stored picture was not read', error))
    if (stored) {
      await this.#learn(order, stored)
      return { kind: 'picture', bytes: stored }
    }
    const source = findSource(order.url, this.#options.sources)
    if (!source) return { kind: 'missing' }
    const work = this.#running.get(path) ?? this.#begin(path, order, source)
    return work === null ? { kind: 'late' } : this.#wait(work, order)
  }

  /** Begins to load a picture, and goes on when its request has ended; null where too many are waited for. */
  #begin(path: string, order: PictureOrder, source: URL): Work | null {
    if (this.#running.size >= MOST_WAITING) return null
    const { store, firstPauseMs } = this.#options
    const work: Work = { source, loaded: Promise.resolve({ kind: 'late' }), original: null }
    work.loaded = loadPicture({
      source,
      order,
      fetcher: this.#fetcher,
      inTurn: this.#limit,
      ...(firstPauseMs === undefined ? {} : { firstPauseMs }),
      onOriginal: (original) => {
        work.original = original
      },
      onPicture: async (bytes) => {
        // A full disk makes pictures slow, not missing.
        await store
          .write(path, bytes)
          .catch((error: unknown) => this.#warn('a picture was not stored', error))
        await this.#learn(order, bytes)
      },
      onFailure: (error) => this.#warn('a picture could not be fetched or rendered', error, source.host),
    }).finally(() => this.#running.delete(path))
    this.#running.set(path, work)
    return work
  }

  /** What a request gets after its wait: before the picture the untransformed file, before nothing a later one. */
  async #wait(work: Work, order: PictureOrder): Promise<Loaded> {
    const { waitMs = WAIT_MS } = this.#options
    const isPaused = this.#fetcher.isPausing(work.source)
    const loaded = await withTimeout<Loaded | null>(
      isPaused ? Math.min(PAUSED_WAIT_MS, waitMs) : waitMs,
      () => work.loaded,
      () => null,
    )
    if (loaded !== null) return loaded
    const { original } = work
    return original && isShownAsItIs(original, order) ? { kind: 'original', original } : { kind: 'late' }
  }

  /** Records a picture's placeholder. */
  async #learn({ url, rect, fit }: PictureOrder, bytes: Buffer): Promise<void> {
    if (fit === 'contain') return
    await this.#options.placeholders
      .learn({ url, rect }, bytes)
      .catch((error: unknown) => this.#warn('a picture’s placeholder was not stored', error))
  }

  #warn(message: string, error: unknown, host?: string): null {
    this.#options.log.warn({ host, error: String(error) }, message)
    return null
  }
}

/** A browser shows a picture of any status; scripts and the service worker read `x-picture`. */
async function renderAnswer(
  loaded: Loaded,
  order: PictureOrder,
): Promise<{ headers: Record<string, string>; body: Buffer | string }> {
  switch (loaded.kind) {
    case 'picture':
      return {
        headers: { 'content-type': 'image/webp', 'cache-control': IMMUTABLE },
        body: loaded.bytes,
      }
    case 'original':
      return {
        headers: {
          'content-type': loaded.original.type,
          'cache-control': SHORT_LIVED,
          'x-picture': 'untransformed',
          'x-content-type-options': 'nosniff',
        },
        body: loaded.original.bytes,
      }
    case 'late':
      return {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store', 'x-picture': 'late' },
        body: latePicture(),
      }
    case 'missing':
      return {
        headers: { 'content-type': 'image/webp', 'cache-control': SHORT_LIVED, 'x-picture': 'missing' },
        body: await notFoundPicture(order),
      }
  }
}
