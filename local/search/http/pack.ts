// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3. The real server packs every answer for whoever can unpack it.
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, deflate, gzip } from 'node:zlib'

/** Quickly rather than small: answers are made once and read once. */
const LEVEL = { level: 1 }
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** The best first. */
const PACKERS: Record<string, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, QUALITY),
  gzip: (text) => promisify(gzip)(text, LEVEL),
  deflate: (text) => promisify(deflate)(text, LEVEL),
}

export interface Packed {
  coding: string
  bytes: Promise<Buffer>
}

/** A text packed as the other side likes it best, or null where it should go as it is. */
export function packFor({ headers, socket }: IncomingMessage, text: string): Packed | null {
  const asked = headers['accept-encoding']
  if (typeof asked !== 'string' || text === '') return null
  const codings = readCodings(asked)
  // On one machine packing costs more than it saves: the site asks from there, by a client that names all it knows.
  // Who names a single coding may count on it, as the client for Go does.
  if (codings.length !== 1 && isOwnMachine(socket.remoteAddress)) return null
  const coding = codings[0]
  return coding === undefined ? null : { coding, bytes: PACKERS[coding]!(text) }
}

const isOwnMachine = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address)

/** The codings known here that a header names, liked best first; `*` names none. */
function readCodings(header: string): string[] {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const weight = parameters.find((part) => part.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  return Object.keys(PACKERS)
    .filter((name) => (weights.get(name) ?? 0) > 0)
    .sort((a, b) => weights.get(b)! - weights.get(a)!)
}
