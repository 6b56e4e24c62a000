import type { IncomingMessage } from 'node:http'
import { MAX_JSON_BYTES, parseJsonBody, readLimitedBody } from './body.ts'
import type { UnroutedExchange } from './dispatch.ts'

/** `Bearer x` → x. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null
}

/** Converts Node's request for the routes; null for an invalid URL. */
export function readExchange(request: IncomingMessage, fallbackHost: string): UnroutedExchange | null {
  const host = request.headers.host ?? fallbackHost
  // `//x` would be parsed as a host.
  const path = (request.url ?? '/').replace(/^\/{2,}/, '/')
  const url = URL.parse(path, `http://${host}`)
  if (!url) return null
  return {
    method: request.method ?? 'GET',
    url,
    headers: request.headers as Record<string, string | undefined>,
    token: bearerToken(request.headers.authorization),
    json: async () => parseJsonBody(await readLimitedBody(request, MAX_JSON_BYTES)),
    bytes: (limit) => readLimitedBody(request, limit),
  }
}
