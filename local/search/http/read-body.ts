import type { IncomingMessage } from 'node:http'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { BodyTooLargeError, readBody, UnreadableBodyError } from '../../http/read-body.ts'
import { ApiError } from './api-error.ts'

/** The encodings Meilisearch accepts. */
const DECOMPRESSORS = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
}

/**
 * The body as text. Throws `payload_too_large` above the limit, which applies after decompression too, `bad_request`
 * for a truncated body or invalid compression, and `malformed_payload` for invalid UTF-8.
 */
export async function readBodyText(message: IncomingMessage, limit: number): Promise<string> {
  try {
    return decode(await readBody(message, limit, DECOMPRESSORS))
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw tooLarge(limit)
    if (error instanceof UnreadableBodyError)
      throw new ApiError('bad_request', `The payload could not be read: ${error.message}.`)
    throw error
  }
}

function tooLarge(limit: number): ApiError {
  return new ApiError(
    'payload_too_large',
    `The provided payload reached the size limit. The maximum accepted payload size is ${limit} bytes.`,
  )
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new ApiError('malformed_payload', 'The payload provided is malformed: it is no UTF-8.')
  }
}
