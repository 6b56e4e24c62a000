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
      done(putScriptsLast(Buffer.concat(chunks)))
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

const SCRIPT = '<link rel="modulepreload" '

/**
 * A browser loads preloaded modules before the pictures that a visitor looks at; after them, the page is whole sooner and
 * answers hardly later. Remix writes these links and has no attribute for it.
 */
function putScriptsLast(document: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (!document.includes(SCRIPT)) return document
  return Buffer.from(document.toString().replaceAll(SCRIPT, `${SCRIPT}fetchpriority="low" `))
}
