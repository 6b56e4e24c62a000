import { Transform } from 'node:stream'

/** Replaces one ASCII text by another in a stream of bytes, also where it is cut in two. */
export function replaceText(from: string, to: string): Transform {
  const searched = Buffer.from(from)
  const replacement = Buffer.from(to)
  let rest: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.concat([rest, chunk])
      const parts: Buffer[] = []
      let start = 0
      for (let at = bytes.indexOf(searched); at >= 0; at = bytes.indexOf(searched, start)) {
        parts.push(bytes.subarray(start, at), replacement)
        start = at + searched.length
      }
      const kept = Math.max(start, bytes.length - searched.length + 1)
      parts.push(bytes.subarray(start, kept))
      rest = bytes.subarray(kept)
      // One piece a chunk: a piece for each replacement would take ten times as long to compress.
      done(null, Buffer.concat(parts))
    },
    flush(done) {
      done(null, rest)
    },
  })
}
