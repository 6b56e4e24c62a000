/** A feed's bytes as they come: a file, a posted body, a kept copy. */
export type FeedSource = AsyncIterable<Uint8Array>

/** Bytes that are in memory already. */
export async function* bytesSource(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
