import { Writable } from 'node:stream'

/** Hands over all that is written, whole, at its end. */
export function collectDocument(done: (body: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(withoutNul(chunk))
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}

/**
 * React 18 writes its buffer whole where the next character has no room in it; the bytes that it left free are 0, which no
 * document has.
 */
function withoutNul(chunk: Buffer): Buffer {
  return chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk
}
