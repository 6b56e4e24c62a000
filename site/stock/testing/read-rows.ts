import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FeedRow } from '../feed/feed-row.ts'
import { type FeedReading, readFeed } from '../feed/read-feed.ts'

/** A feed fixture by name. */
export function fixtureBytes(name: string): Promise<Uint8Array> {
  return readFile(join(import.meta.dirname, '../fixtures', name))
}

/** Splits bytes into chunks of a size. */
export async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

/** All rows of a feed that arrives in chunks. */
export async function readFeedRows(
  how: Pick<FeedReading, 'format'> & Partial<FeedReading>,
  given: Uint8Array | string,
  size = 50_000,
): Promise<FeedRow[]> {
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given
  const rows: FeedRow[] = []
  for await (const row of readFeed({ element: 'vehicle', ...how }, inChunks(bytes, size))) rows.push(row)
  return rows
}
