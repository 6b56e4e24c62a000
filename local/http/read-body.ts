import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'

/** The body is longer than the limit, as sent or after decompression. */
export class BodyTooLargeError extends Error {}

/** The body ends early or its compression is invalid. */
export class UnreadableBodyError extends Error {}

/** Decompressors by `content-encoding`; other encodings are read as they are. */
export type Decompressors = Readonly<Record<string, () => Transform>>

/**
 * The whole body, decompressed. Reading stops at the limit.
 * @throws BodyTooLargeError
 * @throws UnreadableBodyError
 */
export async function readBody(
  message: IncomingMessage,
  limit: number,
  decompressors: Decompressors,
): Promise<Buffer> {
  const length = message.headers['content-length']
  if (Number(length ?? 0) > limit) throw new BodyTooLargeError()
  const decompressor = decompressors[message.headers['content-encoding']?.trim().toLowerCase() ?? '']
  try {
    if (length !== undefined && !decompressor) return await readAll(message)
    return await readLimited(decompressor ? decompress(message, decompressor()) : message, limit)
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error
    throw new UnreadableBodyError((error as Error).message, { cause: error })
  }
}

function decompress(message: IncomingMessage, decompressor: Transform): Transform {
  // `pipe` does not forward errors: without this a truncated body would never end.
  message.once('error', (error) => decompressor.destroy(error))
  return message.pipe(decompressor)
}

/** For a body whose announced length the HTTP parser enforces: events are faster than an iterator. */
function readAll(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.once('end', () => resolve(concat(chunks)))
    message.once('error', reject)
  })
}

async function readLimited(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > limit) throw new BodyTooLargeError()
    chunks.push(chunk)
  }
  return concat(chunks)
}

function concat(chunks: readonly Buffer[]): Buffer {
  const [only] = chunks
  return only && chunks.length === 1 ? only : Buffer.concat(chunks)
}
