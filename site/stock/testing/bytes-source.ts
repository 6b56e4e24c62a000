/** A feed's bytes from memory. */
export async function* bytesSource(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
