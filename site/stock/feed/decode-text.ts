/*
 * Bytes to text while they come. Which encoding: that of a byte order mark, which nothing else begins with, else the one
 * the manifest forces, else zero bytes where UTF-16 has them, else the XML declaration, else UTF-8 until a byte comes
 * that cannot be UTF-8.
 * https://encoding.spec.whatwg.org, https://www.w3.org/TR/xml/#sec-guessing
 */
import type { FeedEncoding } from '../dealer/feed-manifest.ts'
import { FeedUnreadableError } from './feed-row.ts'
import type { FeedSource } from './feed-source.ts'

/** As much of a file as its encoding is looked for in. */
const HEAD_BYTES = 1_024

const BYTE_ORDER_MARKS: readonly (readonly [encoding: FeedEncoding, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** How files begin that hold a feed inside something else. */
const PACKED_FORMATS: readonly (readonly [what: string, bytes: readonly number[]])[] = [
  ['packed with gzip', [0x1f, 0x8b]],
  ['packed with zip, or a workbook of Excel', [0x50, 0x4b, 0x03, 0x04]],
  ['a workbook of an old Excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
]

/** The text of a feed, in chunks, without a byte order mark. @throws FeedUnreadableError when it is no text */
export async function* decodeText(source: FeedSource, forced?: FeedEncoding): AsyncGenerator<string> {
  let decoder: ChunkDecoder | null = null
  let head = new Uint8Array(0)
  for await (const bytes of source) {
    if (decoder === null) {
      head = concatenate(head, bytes)
      if (head.length < HEAD_BYTES) continue
      refusePacked(head)
      decoder = new ChunkDecoder(byteOrderMarkOf(head) ?? forced ?? encodingOf(head))
      yield decoder.push(head)
    } else yield decoder.push(bytes)
  }
  if (decoder === null) {
    refusePacked(head)
    decoder = new ChunkDecoder(byteOrderMarkOf(head) ?? forced ?? encodingOf(head))
    yield decoder.push(head)
  }
  yield decoder.end()
}

function refusePacked(head: Uint8Array): void {
  const packed = PACKED_FORMATS.find(([, mark]) => mark.every((byte, index) => head[index] === byte))
  if (packed === undefined) return
  throw new FeedUnreadableError(
    `The file is ${packed[0]}: it has to be sent as plain text. Nothing was changed.`,
  )
}

function byteOrderMarkOf(head: Uint8Array): FeedEncoding | null {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => head[index] === byte))?.[0] ?? null
}

/** The encoding that the first bytes of a file tell, or null: UTF-8 until shown otherwise. */
export function encodingOf(head: Uint8Array): FeedEncoding | null {
  const marked = byteOrderMarkOf(head)
  if (marked !== null) return marked
  const wide = encodingByZeros(head)
  if (wide !== null) return wide
  const start = new TextDecoder('latin1').decode(head.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/i.exec(start)?.[1]
  return declared !== undefined && /^(?:windows-125|cp125|iso-?8859|latin)/i.test(declared)
    ? 'windows-1252'
    : null
}

// Plain text in UTF-16 has a zero in every second byte, and no other encoding of text has zeros at all.
function encodingByZeros(head: Uint8Array): FeedEncoding | null {
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 4 && odd > even * 4) return 'utf-16le'
  return even > head.length / 4 && even > odd * 4 ? 'utf-16be' : null
}

/** Decodes chunks; an undeclared UTF-8 that turns out to be none goes on as Windows-1252. */
class ChunkDecoder {
  #decoder: TextDecoder
  /** Whether UTF-8 is only a guess, and bytes beyond ASCII have not confirmed it yet. */
  #guessing: boolean
  /** The last bytes of what was decoded, in case a character of several bytes was open there. */
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
      // What came before was ASCII, which both encodings read alike; every byte means something in Windows-1252.
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

/** How many bytes at the end may be the beginning of a UTF-8 character whose rest has not come. */
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
