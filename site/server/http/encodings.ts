import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Encoded = Readonly<Record<Encoding, Buffer>>

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A body in every encoding. Quality 4 costs half a millisecond a page; assets, made once a start, take more. */
export async function encodeAll(body: Buffer, quality = 4): Promise<Encoded> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, zipped] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 6 })])
  return { br, gzip: zipped, identity: body }
}

/** The best encoding that the client takes; one it refuses with q=0 is not used. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '').toLowerCase()
  const takes = (name: string) =>
    new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))(\\s*;|\\s*,|\\s*$)`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** The headers that go with a body in an encoding. */
export function encodingHeaders(encoding: Encoding): Record<string, string> {
  return encoding === 'identity'
    ? { vary: 'accept-encoding' }
    : { vary: 'accept-encoding', 'content-encoding': encoding }
}
