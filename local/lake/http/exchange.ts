import type { Readable } from 'node:stream'
import type { PathParams } from '../../http/router.ts'
import type { Identity } from '../auth/identity.ts'

/** One request, over HTTP or through the streams' WebSocket. */
export interface Exchange {
  method: string
  url: URL
  /** Without its version: `/data/query/production`. */
  path: string
  /** `2025-02-19`, `1`, `X`; `X` where the path has none. */
  apiVersion: string
  headers: Record<string, string | undefined>
  /** The route's named segments, decoded. */
  params: PathParams
  query: URLSearchParams
  token: string | null
  identity: Identity
  /** The body parsed as JSON; {} when it is empty. Throws 400, 413. */
  json(): Promise<unknown>
  /** The body as bytes. Throws 413 beyond the limit. */
  bytes(limit: number): Promise<Buffer>
}

/** The receiver of an event stream. */
export interface EventSink {
  write(text: string): void
  end(): void
}

export type Headers = Record<string, string>

/** A route's answer. */
export type Answer =
  | { kind: 'json'; status: number; body: unknown; headers?: Headers }
  /** Serialised JSON, or any other text or bytes. */
  | { kind: 'raw'; status: number; body: string | Buffer | Readable | null; headers: Headers }
  /** An event stream: `open` starts it and returns a function that stops it. */
  | { kind: 'events'; headers?: Headers; open(sink: EventSink): () => void }

export type Handler = (exchange: Exchange) => Answer | Promise<Answer>

export function ok(body: unknown): Answer {
  return { kind: 'json', status: 200, body }
}

export function jsonText(body: string, headers: Headers = {}): Answer {
  return {
    kind: 'raw',
    status: 200,
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  }
}
