import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { corsHeaders } from './cors.ts'
import type { Answer, EventSink, Headers } from './exchange.ts'

/** Event streams with more unread bytes are closed. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024

/** Sends an answer. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  origins: readonly string[],
  closing: AbortSignal,
): Promise<void> {
  const headers = { ...corsHeaders(request.headers.origin, origins), 'x-content-type-options': 'nosniff' }
  if (answer.kind === 'events')
    return streamEvents(response, { ...headers, ...answer.headers }, answer.open, closing)
  if (answer.kind === 'json') {
    const type = 'application/json; charset=utf-8'
    const body = JSON.stringify(answer.body)
    return send(
      request,
      response,
      answer.status,
      { ...headers, 'content-type': type, ...answer.headers },
      body,
    )
  }
  if (answer.body === null || typeof answer.body === 'string' || Buffer.isBuffer(answer.body)) {
    return send(request, response, answer.status, { ...headers, ...answer.headers }, answer.body ?? '')
  }
  response.writeHead(answer.status, { ...headers, ...answer.headers })
  if (request.method === 'HEAD') {
    answer.body.destroy()
    response.end()
    return
  }
  // A client that disconnects midway is not an error.
  await pipeline(answer.body, response).catch(() => response.destroy())
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: string | Buffer,
): void {
  const noStore = headers['cache-control'] === undefined ? { 'cache-control': 'no-store' } : {}
  const length = status === 204 || status === 304 ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  response.writeHead(status, { ...noStore, ...length, ...headers })
  response.end(request.method === 'HEAD' ? undefined : body)
  // The rest of a refused body is discarded, so that the client reads the answer.
  if (!request.complete) request.resume()
}

function streamEvents(
  response: ServerResponse,
  headers: Headers,
  open: (sink: EventSink) => () => void,
  closing: AbortSignal,
): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    ...headers,
  })
  response.flushHeaders()
  const sink: EventSink = {
    write(text) {
      if (response.destroyed) return
      response.write(text)
      if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
    },
    end: () => response.end(),
  }
  const stop = open(sink)
  const end = () => response.end()
  closing.addEventListener('abort', end)
  response.on('close', () => {
    closing.removeEventListener('abort', end)
    stop()
  })
}
