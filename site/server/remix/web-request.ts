import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** A web Request of a node request. Aborts when the visitor goes away before the answer. */
export function toWebRequest(request: IncomingMessage, url: URL, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  const method = request.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}
