import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

const MOST_BYTES = 40_000_000
/** Each picture that is being drawn holds a decoded photo in memory. */
const limit = pLimit(2)
const drawn = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length })
const drawing = new Map<string, Promise<Buffer>>()

/** The key of a picture: a digest of everything that it is drawn from. */
export const drawingKey = (from: unknown): string =>
  createHash('sha256').update(JSON.stringify(from)).digest('base64url').slice(0, 16)

/** A picture by its key; drawn once, also for requests at the same time. A failure is not cached. */
export async function drawOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = drawn.get(key) ?? drawing.get(key)
  if (known) return known
  const work = limit(draw).finally(() => drawing.delete(key))
  drawing.set(key, work)
  const picture = await work
  drawn.set(key, picture)
  return picture
}
