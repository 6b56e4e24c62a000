import { Transform } from 'node:stream'

/** Replaces one ASCII text by another in a stream of bytes, also where it is cut in two. */
export function replaceText(from: string, to: string): Transform {
  const searched = Buffer.from(from)
  const replacement = Buffer.from(to)
  let rest: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.concat([rest, chunk])
      let start = 0
      for (let at = bytes.indexOf(searched); at >= 0; at = bytes.indexOf(searched, start)) {
        this.push(bytes.subarray(start, at))
        this.push(replacement)
        start = at + searched.length
      }
      const kept = Math.max(start, bytes.length - searched.length + 1)
      this.push(bytes.subarray(start, kept))
      rest = bytes.subarray(kept)
      done()
    },
    flush(done) {
      done(null, rest)
    },
  })
}
