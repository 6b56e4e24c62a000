// The archive format of dumps: POSIX ustar, with GNU's entries for names of more than 100 bytes
// (https://www.gnu.org/software/tar/manual/html_node/Standard.html).

const BLOCK = 512
const MAX_NAME = 100
/** Eleven octal digits. */
const MAX_SIZE = 8 ** 11 - 1

const FILE = '0'
const LONG_NAME = 'L'
const FOLDER = '5'

/** The header of a file, or of a folder, whose name ends in a slash. */
export function tarHead(name: string, size: number, seconds: number): Buffer {
  if (size > MAX_SIZE) throw new RangeError(`${name} is too large for an archive: ${size} bytes`)
  const long = Buffer.from(`${name}\0`)
  const head = header(name, size, seconds, name.endsWith('/') ? FOLDER : FILE)
  if (long.length <= MAX_NAME) return head
  return Buffer.concat([header('././@LongLink', long.length, 0, LONG_NAME), long, tarFill(long.length), head])
}

/** The padding after the bytes of a file. */
export const tarFill = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** The end-of-archive marker. */
export const tarEnd = () => Buffer.alloc(2 * BLOCK)

function header(name: string, size: number, seconds: number, type: string): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, digits: number) =>
    block.write(value.toString(8).padStart(digits, '0'), at)
  Buffer.from(name).copy(block, 0, 0, MAX_NAME)
  octal(type === FOLDER ? 0o755 : 0o644, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(size, 124, 11)
  octal(seconds, 136, 11)
  block.write(type, 156)
  block.write('ustar\x0000', 257, 'latin1')
  octal(sumOf(block), 148, 6)
  block.write('\0 ', 154, 'latin1')
  return block
}

/** The checksum of a header, with its own field counted as spaces. */
function sumOf(block: Uint8Array): number {
  let sum = 0
  for (const [at, byte] of block.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte
  return sum
}

export interface TarEntry {
  name: string
  size: number
}

/** Reads an archive as a stream. Throws an Error when it is invalid. */
export class TarReader {
  readonly #source: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array(0)
  /** Unread bytes of the current entry. */
  #left = 0
  #fill = 0

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next file; null at the end. Unread bytes of the current one are skipped. */
  async next(): Promise<TarEntry | null> {
    let name: string | null = null
    for (;;) {
      for await (const _ of this.chunks());
      await this.#take(this.#fill)
      this.#fill = 0
      const block = await this.#take(BLOCK)
      if (block.every((byte) => byte === 0)) return null
      const { type, size, name: short } = readHeader(block)
      this.#left = size
      this.#fill = tarFill(size).length
      if (type === LONG_NAME) name = textOf(await this.#take(size))
      else if (type === FILE || type === '\0') return { name: name ?? short, size }
      else name = null
      if (type === LONG_NAME) this.#left = 0
    }
  }

  /** The bytes of the current file. */
  async *chunks(): AsyncGenerator<Uint8Array> {
    while (this.#left > 0) {
      if (this.#rest.length === 0) await this.#more()
      const chunk = this.#rest.subarray(0, this.#left)
      this.#rest = this.#rest.subarray(chunk.length)
      this.#left -= chunk.length
      yield chunk
    }
  }

  async #take(size: number): Promise<Uint8Array> {
    const parts: Uint8Array[] = []
    for (let wanted = size; wanted > 0; ) {
      if (this.#rest.length === 0) await this.#more()
      const part = this.#rest.subarray(0, wanted)
      this.#rest = this.#rest.subarray(part.length)
      parts.push(part)
      wanted -= part.length
    }
    const [only] = parts
    return only && parts.length === 1 ? only : Buffer.concat(parts)
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#source.next()
    if (done) throw new Error('the archive is cut off')
    this.#rest = value
  }
}

function readHeader(block: Uint8Array): { type: string; size: number; name: string } {
  const text = (from: number, to: number) => textOf(block.subarray(from, to))
  if (Number.parseInt(text(148, 156), 8) !== sumOf(block)) throw new Error('it is no archive')
  const size = Number.parseInt(text(124, 136), 8)
  if (!Number.isSafeInteger(size)) throw new Error('a file of the archive has no size')
  const prefix = text(257, 262) === 'ustar' && block[262] === 0 ? text(345, 500) : ''
  const name = text(0, 100)
  return {
    type: String.fromCharCode(block[156] ?? 0),
    size,
    name: prefix === '' ? name : `${prefix}/${name}`,
  }
}

/** The text before the first zero byte. */
function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0)
  return Buffer.from(end < 0 ? bytes : bytes.subarray(0, end))
    .toString()
    .trim()
}
