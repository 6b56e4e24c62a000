import type { IncomingMessage, ServerResponse } from 'node:http'
import { corsHeaders } from './cors.ts'
import { packFor } from './pack.ts'
import { jsonOf } from './raw-json.ts'
import type { Answer } from './route.ts'

/** What is left of a body this short is read away, so that the connection can go on. */
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
  const packed = packFor(message, text)
  // A text goes out in one piece with its headers; bytes would be a second one.
  const content = packed ? await packed.bytes : text
  if (packed) head.push('content-encoding', packed.coding, 'vary', 'Accept-Encoding')
  head.push('content-type', 'application/json', 'content-length', String(Buffer.byteLength(content)))
  response.writeHead(status, head).end(content)
}

/** A GET has no body, and is complete only when it was read to its end. */
function isShort({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SHORT_BODY
}
