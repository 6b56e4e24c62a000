import type { IncomingMessage } from 'node:http'
import { createGunzip } from 'node:zlib'
import { BodyTooLargeError, readBody, UnreadableBodyError } from '../../http/read-body.ts'
import { plainError } from './api-error.ts'

/** For mutations and queries: more than the hosted service's limit of 4 MB, and still safe for memory. */
export const MAX_JSON_BYTES = 16 * 1024 * 1024

const DECOMPRESSORS = { gzip: createGunzip }

/** The whole body. Throws 413 as soon as it is longer than `limit`, without reading on. */
export async function readLimitedBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  try {
    return await readBody(request, limit, DECOMPRESSORS)
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw plainError(413, `The body is larger than ${limit} bytes`)
    if (error instanceof UnreadableBodyError && request.headers['content-encoding']) {
      throw plainError(400, 'The body is not valid gzip')
    }
    throw error
  }
}

/** JSON of a body; {} for an empty one. Throws 400. */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return {}
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw plainError(400, `The body is not valid JSON: ${(error as Error).message}`)
  }
}
