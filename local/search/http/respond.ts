import type { IncomingMessage, ServerResponse } from 'node:http'
import { jsonOf } from './raw-json.ts'
import type { Answer } from './route.ts'

/** A shorter rest of the body is discarded, so that the connection can be reused. */
const SHORT_BODY = 65_536

/** Sends an answer: JSON, or nothing. */
export function respond(
  message: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Answer,
): void {
  const head = [...(headers ?? [])]
  if (!message.complete && !isShort(message)) head.push('connection', 'close')
  if (body === undefined) {
    response.writeHead(status, [...head, 'content-length', '0']).end()
    return
  }
  const text = jsonOf(body)
  head.push('content-type', 'application/json', 'content-length', String(Buffer.byteLength(text)))
  // Headers and a string are sent in one write; bytes would take a second one.
  response.writeHead(status, head).end(text)
}

/** A GET without a body is complete only after reading to its end. */
function isShort({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SHORT_BODY
}
