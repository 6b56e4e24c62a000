/*
 * Decodes a stream of bytes. The encoding is that of a byte order mark, else the one the manifest forces, else UTF-16 if zero
 * bytes suggest it, else that of the XML declaration, else UTF-8, with Windows-1252 from the first invalid byte on.
 * https://encoding.spec.whatwg.org, https://www.w3.org/TR/xml/#sec-guessing
 */
import type { FeedEncoding } from '../dealer/feed-manifest.ts'
import { FeedUnreadableError } from './feed-row.ts'
import type { FeedSource } from './feed-source.ts'

/** Bytes in which the encoding is detected. */
const HEAD_BYTES = 1_024

const BYTE_ORDER_MARKS: readonly (readonly [encoding: FeedEncoding, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Signatures of containers that cannot be read as text. */
const PACKED_FORMATS: readonly (readonly [what: string, bytes: readonly number[]])[] = [
  ['packed with gzip', [0x1f, 0x8b]],
  ['packed with zip, or a workbook of Excel', [0x50, 0x4b, 0x03, 0x04]],
  ['a workbook of an old Excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
]

/** The text of a feed in chunks, without a byte order mark. @throws FeedUnreadableError for binary files */
export async function* decodeText(source: FeedSource, forced?: FeedEncoding): AsyncGenerator<string> {
  let decoder: ChunkDecoder | null = null
  let head = new Uint8Array(0)
  for await (const bytes of source) {
    if (decoder === null) {
      head = concatenate(head, bytes)
      if (head.length < HEAD_BYTES) continue
      refusePacked(head)
      decoder = new ChunkDecoder(findByteOrderMark(head) ?? forced ?? detectEncoding(head))
      yield decoder.push(head)
    } else yield decoder.push(bytes)
  }
  if (decoder === null) {
    refusePacked(head)
    decoder = new ChunkDecoder(findByteOrderMark(head) ?? forced ?? detectEncoding(head))
    yield decoder.push(head)
  }
  yield decoder.end()
}

/** What a file is packed as, in words; null for text. */
export function findPacked(head: Uint8Array): string | null {
  return PACKED_FORMATS.find(([, mark]) => mark.every((byte, index) => head[index] === byte))?.[0] ?? null
}

function refusePacked(head: Uint8Array): void {
  const packed = findPacked(head)
  if (packed === null) return
  throw new FeedUnreadableError(
    `The file is ${packed}: it has to be sent as plain text. Nothing was changed.`,
  )
}

function findByteOrderMark(head: Uint8Array): FeedEncoding | null {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => head[index] === byte))?.[0] ?? null
}

/** Detects the encoding from the first bytes of a file; null: assume UTF-8. */
export function detectEncoding(head: Uint8Array): FeedEncoding | null {
  const marked = findByteOrderMark(head)
  if (marked !== null) return marked
  const wide = encodingByZeros(head)
  if (wide !== null) return wide
  const start = new TextDecoder('latin1').decode(head.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/i.exec(start)?.[1]
  return declared !== undefined && /^(?:windows-125|cp125|iso-?8859|latin)/i.test(declared)
    ? 'windows-1252'
    : null
}

// UTF-16 text has zeros in every second byte; other encodings have none.
function encodingByZeros(head: Uint8Array): FeedEncoding | null {
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 4 && odd > even * 4) return 'utf-16le'
  return even > head.length / 4 && even > odd * 4 ? 'utf-16be' : null
}

/** Decodes chunks; undeclared text that is not valid UTF-8 is decoded as Windows-1252 from there on. */
class ChunkDecoder {
  #decoder: TextDecoder
  /** UTF-8 is assumed and not confirmed by a multi-byte character yet. */
  #guessing: boolean
  /** Bytes of an incomplete multi-byte character at the end of the last chunk. */
  #incomplete = new Uint8Array(0)

  constructor(encoding: FeedEncoding | null) {
    this.#guessing = encoding === null
    this.#decoder = new TextDecoder(encoding ?? 'utf-8', { fatal: this.#guessing })
  }

  push(bytes: Uint8Array): string {
    if (!this.#guessing) return this.#decoder.decode(bytes, { stream: true })
    const whole = concatenate(this.#incomplete, bytes)
    const cut = whole.length - incompleteBytes(whole)
    try {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(whole.subarray(0, cut))
      this.#incomplete = whole.slice(cut)
      if (text.length !== cut) this.#settle('utf-8')
      return this.#guessing ? text : text + this.#decoder.decode(this.#takeIncomplete(), { stream: true })
    } catch {
      // Everything before was ASCII, which is the same in both encodings; Windows-1252 accepts every byte.
      this.#settle('windows-1252')
      this.#incomplete = new Uint8Array(0)
      return this.#decoder.decode(whole, { stream: true })
    }
  }

  end(): string {
    if (this.#guessing && this.#incomplete.length > 0) this.#settle('windows-1252')
    return this.#decoder.decode(this.#takeIncomplete(), { stream: true }) + this.#decoder.decode()
  }

  #settle(encoding: FeedEncoding): void {
    this.#guessing = false
    this.#decoder = new TextDecoder(encoding)
  }

  #takeIncomplete(): Uint8Array {
    const open = this.#incomplete
    this.#incomplete = new Uint8Array(0)
    return open
  }
}

/** Number of bytes at the end that may start an incomplete UTF-8 character. */
function incompleteBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back
  }
  return 0
}

function concatenate(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
