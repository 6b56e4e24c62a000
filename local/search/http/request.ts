import type { IncomingMessage } from 'node:http'
import type { Json } from '../index/walk.ts'
import { ApiError } from './api-error.ts'
import { readBodyText } from './read-body.ts'
import { requireValidJson } from './valid-json.ts'

/** A request with its URL parsed. */
export interface Request {
  method: string
  /** Decoded path segments: `/indexes/cars` is ['indexes', 'cars']. */
  path: string[]
  parameters: URLSearchParams
  headers: IncomingMessage['headers']
  /** The body as text, see {@link readBodyText}. */
  text(): Promise<string>
}

/** Proxies send absolute URLs, and some clients send fragments. */
const ORIGIN = /^https?:\/\/[^/?#]*/i
const FRAGMENT = /#.*$/s

/** Parses a request. */
export function convertRequest(message: IncomingMessage, bodyLimit: number): Request {
  const target = (message.url ?? '/').replace(ORIGIN, '').replace(FRAGMENT, '')
  const [path = '/', query = ''] = splitOnce(target, '?')
  return {
    method: message.method ?? 'GET',
    path: path
      .split('/')
      .filter((part) => part !== '')
      .map(decoded),
    // Of a repeated parameter the last value applies.
    parameters: new URLSearchParams(query && Object.fromEntries(new URLSearchParams(query))),
    headers: message.headers,
    text: () => readBodyText(message, bodyLimit),
  }
}

/** Invalid UTF-8 becomes the replacement character; invalid escapes stay. */
function decoded(text: string): string {
  if (!text.includes('%')) return text
  const bytes = text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

function splitOnce(text: string, at: string): [string, string] {
  const place = text.indexOf(at)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}

/** The media type of the body, without parameters. Throws when it is missing. */
export function contentType({ headers }: Request): string {
  const given = headers['content-type']
  if (given !== undefined) return splitOnce(given, ';')[0].trim().toLowerCase()
  throw new ApiError(
    'missing_content_type',
    'A Content-Type header is missing. Accepted values are: `application/json`.',
  )
}

/** As in Meilisearch: `application/json` and other JSON types. */
const IS_JSON = /^[^/]+\/(?:[^/]+\+)?json$/

/** The body parsed as JSON. Throws for another media type, an empty body, or invalid JSON. */
export async function readJson(
  request: Request,
  parse = (text: string) => JSON.parse(text) as Json,
): Promise<Json> {
  const type = contentType(request)
  if (!IS_JSON.test(type)) {
    throw new ApiError(
      'invalid_content_type',
      `The Content-Type \`${type}\` is invalid. Accepted values are: \`application/json\`.`,
    )
  }
  const text = await request.text()
  if (text === '') throw new ApiError('missing_payload', 'A json payload is missing.')
  try {
    return requireValidJson(parse(text))
  } catch (error) {
    throw new ApiError(
      'malformed_payload',
      `The json payload provided is malformed. \`${(error as Error).message}\`.`,
    )
  }
}
