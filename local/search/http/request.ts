import type { IncomingMessage } from 'node:http'
import type { Json } from '../index/walk.ts'
import { ApiError } from './api-error.ts'
import { readBody } from './read-body.ts'
import { requireSound } from './sound-json.ts'

/** A request with its address taken apart. */
export interface Request {
  method: string
  /** Decoded parts of the path: `/indexes/cars` is ['indexes', 'cars']. */
  path: string[]
  parameters: URLSearchParams
  headers: IncomingMessage['headers']
  /** The body as text, see {@link readBody}. */
  text(): Promise<string>
}

/** Takes a request apart; null for an address that is none. */
export function requestOf(message: IncomingMessage, bodyLimit: number): Request | null {
  const [path = '/', query = ''] = splitOnce(message.url ?? '/', '?')
  try {
    return {
      method: message.method ?? 'GET',
      path: path
        .split('/')
        .filter((part) => part !== '')
        .map(decodeURIComponent),
      parameters: new URLSearchParams(query),
      headers: message.headers,
      text: () => readBody(message, bodyLimit),
    }
  } catch {
    return null // a broken percent escape
  }
}

function splitOnce(text: string, at: string): [string, string] {
  const place = text.indexOf(at)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}

/** The kind of the body, without its parameters. Throws when there is none. */
export function contentType({ headers }: Request): string {
  const given = headers['content-type']
  if (given !== undefined) return given.split(';')[0]!.trim().toLowerCase()
  throw new ApiError(
    'missing_content_type',
    'A Content-Type header is missing. Accepted values are: `application/json`.',
  )
}

/** As the real server takes it: `application/json`, and whatever else says that it is JSON. */
const IS_JSON = /^[^/]+\/(?:[^/]+\+)?json$/

/** The body as JSON. Throws for another kind, no body, or no JSON. */
export async function readJson(request: Request): Promise<Json> {
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
    return requireSound(JSON.parse(text) as Json)
  } catch (error) {
    throw new ApiError(
      'malformed_payload',
      `The json payload provided is malformed. \`${(error as Error).message}\`.`,
    )
  }
}
