// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3. Meilisearch compresses every answer for clients that accept
// it.
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, deflate, gzip } from 'node:zlib'

/** Fast rather than small: each answer is read once. */
const LEVEL = { level: 1 }
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** In order of preference. */
const COMPRESSORS = {
  br: (text: string) => promisify(brotliCompress)(text, QUALITY),
  gzip: (text: string) => promisify(gzip)(text, LEVEL),
  deflate: (text: string) => promisify(deflate)(text, LEVEL),
} satisfies Record<string, (text: string) => Promise<Buffer>>

type Coding = keyof typeof COMPRESSORS

export interface Compressed {
  coding: string
  bytes: Promise<Buffer>
}

/** The text compressed in the client's preferred encoding, or null where it is sent uncompressed. */
export function compressFor({ headers, socket }: IncomingMessage, text: string): Compressed | null {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string' || text === '') return null
  const codings = readCodings(accepted)
  // On the same machine compression costs more than it saves, and the site's client accepts all encodings by default.
  // A client that names a single encoding may rely on it, as the Go client does.
  if (codings.length !== 1 && isSameMachine(socket.remoteAddress)) return null
  const coding = codings[0]
  return coding === undefined ? null : { coding, bytes: COMPRESSORS[coding](text) }
}

const isSameMachine = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address)

/** Known encodings of a header by preference; `*` matches none. */
function readCodings(header: string): Coding[] {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const weight = parameters.find((part) => part.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const weightOf = (name: Coding) => weights.get(name) ?? 0
  return (Object.keys(COMPRESSORS) as Coding[])
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
}
