import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compress = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** What a server sends before it has heard back: ten segments (RFC 6928), less what headers take of them. */
const FIRST_FLIGHT_BYTES = 13_900
/** So much is compressed in about the time that another thread takes to be asked. */
const SHORT_BYTES = 150_000
const [QUICK, CLOSER] = [3, 5]
/** A page of results that is longer does not fit into the first flight at the quick quality, which is not tried. */
const FITS_QUICK_BYTES = 97_500

/** A body in brotli, of the best quality where none is given. */
async function toBrotli(body: Buffer, quality: number = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
  const written = await compress(body, {
    chunkSize: pieceOf(body),
    params: parametersFor(body, quality),
  })
  // What is kept is a copy: the piece itself holds on to all the room it was written into.
  return Buffer.from(written)
}

/**
 * The same without another thread, for a short body. Handing it over takes as long as compressing it, and Node holds on
 * to it until the collector goes through everything, which it then does three times as often.
 */
function toBrotliAtOnce(body: Buffer, quality: number): Buffer {
  // Most pages fill just such a piece, which is kept as it is.
  const chunkSize = Math.min(FIRST_FLIGHT_BYTES, pieceOf(body))
  return brotliCompressSync(body, { chunkSize, params: parametersFor(body, quality) })
}

/** A page comes in one piece of this size. */
const pieceOf = ({ length }: Buffer) => Math.max(1_024, length >> 2)

/**
 * A window no larger than the body finds as much as the usual one of 4 MB, for which the compressor sets aside, and
 * frees, twenty times the memory.
 */
function parametersFor(body: Buffer, quality: number): Record<number, number> {
  const window = Math.ceil(Math.log2(body.length + 16))
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, window)),
  }
}

/** A body, compressed once. Nearly every browser takes brotli, so the others are made when somebody asks. */
export class Bodies {
  #br: Buffer
  #gzip: Promise<Buffer> | undefined
  /** What it may come to hold: a gzip body is about a third larger. It stays when the body is squeezed. */
  readonly sizeBytes: number

  private constructor(br: Buffer) {
    this.#br = br
    this.sizeBytes = Math.ceil(br.length * 2.4)
  }

  /**
   * Quality 3 takes a third of the time that 5 takes, for a tenth more bytes, until the page is asked for again and
   * squeezed; they arrive no later, unless they are more than what is sent before the first word back. Assets, made
   * once a start, take more.
   */
  static async of(body: Buffer, quality?: number): Promise<Bodies> {
    if (quality !== undefined) return new Bodies(await toBrotli(body, quality))
    if (body.length > SHORT_BYTES) return new Bodies(await toBrotli(body, CLOSER))
    const quick = body.length > FITS_QUICK_BYTES ? null : toBrotliAtOnce(body, QUICK)
    return new Bodies(quick && quick.length <= FIRST_FLIGHT_BYTES ? quick : toBrotliAtOnce(body, CLOSER))
  }

  /** As it is held in memory. */
  get first(): Buffer {
    return this.#br
  }

  /** A body that the build has compressed. */
  static ofBrotli(br: Buffer): Bodies {
    return new Bodies(br)
  }

  /**
   * Compresses anew, as small as it gets: an eighth less of a page of results for a tenth of a second of another
   * thread. For a body that is asked for again and again.
   */
  async squeeze(): Promise<void> {
    const body = await fromBrotli(this.#br)
    this.#br = await toBrotli(body)
  }

  get(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'br') return this.#br
    if (encoding === 'identity') return fromBrotli(this.#br)
    this.#gzip ??= fromBrotli(this.#br).then((body) => toGzip(body, { level: 6 }))
    return this.#gzip
  }
}

/** A body that is sent once, in the encoding of its one visitor, at the quality that costs least. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return toGzip(body, { level: 5 })
  return body.length > SHORT_BYTES ? toBrotli(body, QUICK) : toBrotliAtOnce(body, QUICK)
}

const known = new Map<string, Encoding>()
const MOST_KNOWN = 200

/** The best encoding that the client takes; one it refuses with q=0 is not used. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  const found = known.get(accepted)
  if (found) return found
  const chosen = readAccepted(accepted.toLowerCase())
  if (known.size < MOST_KNOWN) known.set(accepted, chosen)
  return chosen
}

function readAccepted(accepted: string): Encoding {
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

/** The names of a Vary header in small letters. */
export function fieldNames(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
