import type { IncomingMessage, ServerResponse } from 'node:http'
import { corsHeaders } from './cors.ts'
import { jsonOf } from './raw-json.ts'
import type { Answer } from './router.ts'

/** What is left of a body this short is read away, so that the connection can go on. */
const SHORT_BODY = 65_536

/** Sends an answer: JSON, or nothing. */
export function respond(
  message: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Answer,
): void {
  if (!message.complete && !isShort(message)) response.setHeader('connection', 'close')
  // A text goes out in one piece with its headers; bytes would be a second one.
  const text = body === undefined ? '' : jsonOf(body)
  response
    .writeHead(status, {
      ...corsHeaders(message),
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'content-length': Buffer.byteLength(text),
    })
    .end(text)
}

/** A GET has no body, and is complete only when it was read to its end. */
function isShort({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SHORT_BODY
}
