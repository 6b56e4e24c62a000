import type { IncomingMessage } from 'node:http'
import { createGunzip } from 'node:zlib'
import { plainError } from './api-error.ts'

/** Mutations and queries: more than the hosted service takes (4 MB), less than would hurt. */
export const MOST_JSON_BYTES = 16 * 1024 * 1024

/** The whole body. Throws 413 as soon as it is longer than `limit`, without reading on. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > limit) throw tooLarge(limit)
  const source = request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of source) {
      length += (chunk as Buffer).length
      if (length > limit) throw tooLarge(limit)
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    if (source !== request && !(error instanceof Error && error.name === 'ApiError')) {
      throw plainError(400, 'The body is not valid gzip')
    }
    throw error
  }
  return Buffer.concat(chunks)
}

function tooLarge(limit: number) {
  return plainError(413, `The body is larger than ${limit} bytes`)
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
