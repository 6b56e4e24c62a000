import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseByteRange } from '../http/byte-range.ts'
import { FILMS } from './films.ts'

const PATH = /^\/([a-z0-9-]+)\/film\/([a-z]+)\.webm$/

type Film = { bytes: Buffer; etag: string }

/** The films of a folder, `<folder>/<kind>-<face>/<colour>.webm`, each read on the first request. */
export class FilmFiles {
  readonly #folder: string
  readonly #films = new Map<string, Film>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Answers `/<kind>-<face>/film/<colour>.webm`, with the requested byte range.
   * @returns false for any other path
   */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const [, vehicle = '', colour = ''] = PATH.exec(path) ?? []
    const name = FILMS.find((each) => each === `${vehicle}/${colour}`)
    if (name === undefined) return false
    const { bytes, etag } = this.#read(name)
    response.setHeader('content-type', 'video/webm')
    response.setHeader('cache-control', 'public, max-age=86400')
    response.setHeader('accept-ranges', 'bytes')
    response.setHeader('etag', etag)
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return true
    }
    const ifRange = request.headers['if-range']
    const isCurrent = ifRange === undefined || ifRange === etag
    const range = isCurrent ? parseByteRange(request.headers.range, bytes.length) : null
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
      return true
    }
    const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
    response.writeHead(range ? 206 : 200, {
      'content-length': part.length,
      ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : part)
    return true
  }

  #read(name: string): Film {
    const cached = this.#films.get(name)
    if (cached) return cached
    const bytes = readFileSync(join(this.#folder, `${name}.webm`))
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`
    const film = { bytes, etag }
    this.#films.set(name, film)
    return film
  }
}
