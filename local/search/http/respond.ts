import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressFor } from './compress.ts'
import { corsHeaders } from './cors.ts'
import { jsonOf } from './raw-json.ts'
import type { Answer } from './route.ts'

/** A shorter rest of the body is discarded, so that the connection can be reused. */
const SHORT_BODY = 65_536

/** Sends an answer: JSON, or nothing. */
export async function respond(
  message: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Answer,
): Promise<void> {
  const head = [...corsHeaders(message), ...(headers ?? [])]
  if (!message.complete && !isShort(message)) head.push('connection', 'close')
  if (body === undefined) {
    response.writeHead(status, [...head, 'content-length', '0']).end()
    return
  }
  const text = jsonOf(body)
  const compressed = compressFor(message, text)
  // Headers and a string are sent in one write; bytes would take a second one.
  const content = compressed ? await compressed.bytes : text
  if (compressed) head.push('content-encoding', compressed.coding, 'vary', 'Accept-Encoding')
  head.push('content-type', 'application/json', 'content-length', String(Buffer.byteLength(content)))
  response.writeHead(status, head).end(content)
}

/** A GET without a body is complete only after reading to its end. */
function isShort({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SHORT_BODY
}
