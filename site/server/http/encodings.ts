import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { inOwnMemory } from '../own-memory.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** 10 % larger than the best quality, in a thirtieth of its time. */
const QUALITY = 5

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  // A window of the body's size compresses as well as the default of 4 MB, which takes twenty times the memory.
  const window = Math.ceil(Math.log2(body.length + 16))
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, window)),
    },
  })
}

/** A body, compressed once. Nearly all browsers accept brotli; the other encodings are made on request. */
export class CompressedBody {
  readonly br: Buffer
  #gzip: Promise<Buffer> | undefined

  private constructor(br: Buffer) {
    this.br = br
  }

  static async of(body: Buffer, quality = QUALITY): Promise<CompressedBody> {
    return new CompressedBody(inOwnMemory(await brotli(body, quality)))
  }

  /** A body that the build has compressed. */
  static ofBrotli(br: Buffer): CompressedBody {
    return new CompressedBody(br)
  }

  /** Maximum memory: a gzip body is about a third larger. */
  get sizeBytes(): number {
    return Math.ceil(this.br.length * 2.4)
  }

  get(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'br') return this.br
    if (encoding === 'identity') return fromBrotli(this.br)
    this.#gzip ??= fromBrotli(this.br)
      .then((body) => toGzip(body, { level: 6 }))
      .then(inOwnMemory)
    return this.#gzip
  }
}

/** A body that is sent once, in the visitor's encoding. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? toGzip(body, { level: 5 }) : brotli(body, QUALITY)
}

/** The best encoding that the client accepts; q=0 refuses one. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '').toLowerCase()
  const takes = (name: string) =>
    accepted.split(',').some((entry) => {
      const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim())
      return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** The headers that go with a body in an encoding; `vary` names what else the answer differs by. */
export function encodingHeaders(encoding: Encoding, vary = ''): Record<string, string> {
  const names = new Set([...fieldNames(vary), 'accept-encoding'])
  const all = { vary: [...names].join(', ') }
  return encoding === 'identity' ? all : { ...all, 'content-encoding': encoding }
}

/** The names of a Vary header in lower case. */
export function fieldNames(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
