// Browsers allow six HTTP/1.1 connections per host, and one Studio tab opens six event streams. One WebSocket carries
// them: each `open` is a request to the same route with the same headers and answer.
import type { WebSocket } from 'ws'
import { errorText } from '../../http/http-error.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import { plainError } from './api-error.ts'
import type { Dispatch } from './dispatch.ts'
import type { Answer, Headers } from './exchange.ts'
import { bearerToken } from './request.ts'

const MAX_STREAMS = 64
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024
const STREAM_PATHS = /^\/v[^/]+\/data\/(listen|live\/events)\//

/** Serves one socket of streams. `origin` is the socket's own. */
export function serveStreams(
  socket: WebSocket,
  origin: string,
  dispatch: Dispatch,
  log: (line: string) => void,
): void {
  const open = new Map<number, () => void>()
  const send = (frame: JsonObject) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify(frame))
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
  }
  const close = (id: number) => {
    open.get(id)?.()
    open.delete(id)
  }
  socket.on('close', () => {
    for (const id of [...open.keys()]) close(id)
  })
  const start = async (frame: Frame) => {
    open.set(frame.id, () => undefined)
    const answer = await dispatch(sendFrame(frame, origin))
    // Closed by the client while the route was opening it.
    if (!open.has(frame.id)) return
    open.set(frame.id, sendAnswer(frame.id, answer, send))
    if (answer.kind !== 'events') open.delete(frame.id)
  }
  socket.on('message', (data) => {
    const frame = parseFrame(String(data))
    if (!frame) return socket.close(1008, 'Expected {id, op, url, headers}')
    if (frame.op === 'close') return close(frame.id)
    if (open.has(frame.id) || open.size >= MAX_STREAMS)
      return socket.close(1008, 'Too many streams, or an id twice')
    start(frame).catch((error: unknown) => {
      log(`failed: stream ${frame.id}: ${errorText(error)}`)
      socket.close(1011, 'The stream cannot be opened')
    })
  })
}

interface Frame {
  id: number
  op: 'open' | 'close'
  url: string
  headers: Record<string, string | undefined>
}

function parseFrame(text: string): Frame | null {
  try {
    const frame: unknown = JSON.parse(text)
    if (!isJsonObject(frame) || !Number.isSafeInteger(frame.id)) return null
    if (frame.op !== 'close' && (frame.op !== 'open' || typeof frame.url !== 'string')) return null
    return {
      id: frame.id as number,
      op: frame.op,
      url: typeof frame.url === 'string' ? frame.url : '',
      headers: lowerCased(frame.headers),
    }
  } catch {
    return null
  }
}

function lowerCased(headers: unknown): Record<string, string | undefined> {
  const entries = isJsonObject(headers) ? Object.entries(headers) : []
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  )
}

function sendFrame(frame: Frame, origin: string) {
  // Only event streams are allowed here: other requests go over HTTP with its origin checks.
  const requested = URL.parse(frame.url, origin)
  const url =
    requested && STREAM_PATHS.test(requested.pathname) ? requested : new URL('/v1/not-a-stream', origin)
  return {
    method: 'GET',
    url,
    headers: frame.headers,
    token: bearerToken(frame.headers.authorization),
    json: () => Promise.reject(plainError(400, 'Streams have no body')),
    bytes: () => Promise.reject(plainError(400, 'Streams have no body')),
  }
}

/** Sends an answer as frames; returns a function that stops it. */
function sendAnswer(id: number, answer: Answer, send: (frame: JsonObject) => void): () => void {
  if (answer.kind === 'events') {
    const headers: Headers = { 'content-type': 'text/event-stream; charset=utf-8', ...answer.headers }
    send({ id, op: 'head', status: 200, headers })
    return answer.open({
      write: (data) => send({ id, op: 'chunk', data }),
      end: () => send({ id, op: 'end' }),
    })
  }
  const body = answer.kind === 'json' ? JSON.stringify(answer.body) : String(answer.body ?? '')
  const headers: Headers = { 'content-type': 'application/json; charset=utf-8', ...answer.headers }
  send({ id, op: 'head', status: answer.status, headers })
  send({ id, op: 'chunk', data: body })
  send({ id, op: 'end' })
  return () => undefined
}
