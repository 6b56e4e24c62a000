import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { ApiError } from './api-error.ts'

/** How bodies may be packed, as the real server unpacks them; what is named otherwise is taken as it comes. */
const UNPACK: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
}

/**
 * The body as text. Throws `payload_too_large` above the limit, which counts for what is unpacked too, `bad_request`
 * for one that is cut short or packed wrongly, and `malformed_payload` for what is no UTF-8.
 */
export async function readBody(message: IncomingMessage, limit: number): Promise<string> {
  const length = message.headers['content-length']
  if (Number(length ?? 0) > limit) throw tooLarge(limit)
  const unpack = UNPACK[message.headers['content-encoding']?.trim().toLowerCase() ?? '']
  try {
    if (length !== undefined && !unpack) return textOf(await gatherAll(message))
    return textOf(await gather(unpack ? unpacked(message, unpack()) : message, limit))
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('bad_request', `The payload could not be read: ${(error as Error).message}.`)
  }
}

function unpacked(message: IncomingMessage, unpacker: Transform): Transform {
  // A body that ends too early must end what waits for it.
  message.once('error', (error) => unpacker.destroy(error))
  return message.pipe(unpacker)
}

/** A body whose length is told, and kept by the parser of HTTP: an iterator takes longer than the body does. */
function gatherAll(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.once('end', () => resolve(whole(chunks)))
    message.once('error', reject)
  })
}

async function gather(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return whole(chunks)
}

const whole = (chunks: Buffer[]) => (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks))

function tooLarge(limit: number): ApiError {
  return new ApiError(
    'payload_too_large',
    `The provided payload reached the size limit. The maximum accepted payload size is ${limit} bytes.`,
  )
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textOf(bytes: Buffer): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new ApiError('malformed_payload', 'The payload provided is malformed: it is no UTF-8.')
  }
}
