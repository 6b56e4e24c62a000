import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { FILMS } from './films.ts'

const PATH = /^\/([a-z0-9-]+)\/film\/([a-z]+)\.webm$/
/** One range of bytes; a player asks for no others. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

type Film = { bytes: Buffer; etag: string }

/** The films of a folder, `<folder>/<kind>-<face>/<colour>.webm`, each read when it is first asked for. */
export class FilmFiles {
  readonly #folder: string
  readonly #films = new Map<string, Film>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Answers `/<kind>-<face>/film/<colour>.webm`, whole or the range of bytes that was asked for.
   * @returns false for an address of something else
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
    const asked = request.headers['if-range']
    const isSame = asked === undefined || asked === etag
    const range = isSame ? rangeOf(request.headers.range, bytes.length) : null
    if (range === 'beyond') {
      response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
      return true
    }
    const part = range ? bytes.subarray(range.from, range.to + 1) : bytes
    response.writeHead(range ? 206 : 200, {
      'content-length': part.length,
      ...(range ? { 'content-range': `bytes ${range.from}-${range.to}/${bytes.length}` } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : part)
    return true
  }

  #read(name: string): Film {
    const known = this.#films.get(name)
    if (known) return known
    const bytes = readFileSync(join(this.#folder, `${name}.webm`))
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`
    const film = { bytes, etag }
    this.#films.set(name, film)
    return film
  }
}

/** First and last byte that a header asks for; null for the whole, which any header is answered with that is none. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { from: number; to: number } | 'beyond' | null {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  return from < size && !(first === '' && Number(last) === 0) ? { from, to } : 'beyond'
}
