// The image pipeline: signed address → original → the size asked for, as webp. A picture that does not come gives
// the not-found picture with a short life, so that a card never breaks (CARD-18).
import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'
import { send } from '../http/answer.ts'
import type { Log } from '../log.ts'
import { type PictureOrder, parsePictureAddress } from './picture-address.ts'
import { fetchPicture, type PictureSources, sourceOf } from './picture-fetcher.ts'
import type { PictureStore } from './picture-store.ts'

const KEPT = 'public, max-age=2592000, immutable'
const SHORTLY = 'public, max-age=60'
/** A decompression bomb is refused before it is unpacked. */
const MOST_PIXELS = 80_000_000

export interface PictureOptions {
  readonly secret: string
  readonly sources: PictureSources
  readonly store: PictureStore
  readonly log: Log
}

export class Pictures {
  readonly #options: PictureOptions
  readonly #making = new Map<string, Promise<Buffer | null>>()

  constructor(options: PictureOptions) {
    this.#options = options
  }

  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const order = parsePictureAddress(this.#options.secret, path)
    if (!order) return send(request, response, 404, { 'content-type': 'text/plain' }, 'No such picture')
    const made = await this.#find(path, order)
    const headers = { 'content-type': 'image/webp', 'cache-control': made ? KEPT : SHORTLY }
    send(request, response, 200, headers, made ?? (await notFoundPicture(order)))
  }

  async #find(path: string, order: PictureOrder): Promise<Buffer | null> {
    const stored = await this.#options.store.read(path)
    if (stored) return stored
    const running = this.#making.get(path)
    if (running) return running
    const work = this.#make(path, order).finally(() => this.#making.delete(path))
    this.#making.set(path, work)
    return work
  }

  async #make(path: string, order: PictureOrder): Promise<Buffer | null> {
    const { sources, store, log } = this.#options
    const source = sourceOf(order.url, sources)
    if (!source) return null
    try {
      const bytes = await render(await fetchPicture(source), order)
      await store.write(path, bytes)
      return bytes
    } catch (error) {
      log.warn({ host: source.host, error: String(error) }, 'a picture did not come')
      return null
    }
  }
}

function render(original: Buffer, { width, height, fit }: PictureOrder): Promise<Buffer> {
  return sharp(original, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({
      width,
      height,
      fit: fit === 'cover' ? 'cover' : 'inside',
      withoutEnlargement: fit === 'contain',
    })
    .webp({ quality: 78, effort: 2 })
    .toBuffer()
}

/** A quiet ground with the outline of a car, in the size asked for. */
function notFoundPicture({ width, height }: PictureOrder): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
<rect width="600" height="400" fill="#eceef0"/><g fill="none" stroke="#a9afb6" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">
<path d="M190 240h-28v-34l40-12 34-42h98l58 46 46 10v32h-26"/><circle cx="222" cy="242" r="24"/><circle cx="382" cy="242" r="24"/><path d="M246 240h112"/></g></svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 70, effort: 2 }).toBuffer()
}
