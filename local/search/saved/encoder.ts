// Writes the parts of an index as the bytes of a file: numbers, arrays as they lie in memory, and texts in blocks.
// Every part begins at a multiple of eight bytes, so that arrays read back can be used where they lie.

export type SavedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** The width of an array's entries says of which kind it is; `Int32Array` is told apart by a number of its own. */
export const KINDS = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array] as const

/** So many texts are written as one, and read as one. */
export const TEXTS_A_BLOCK = 4096

/** So many numbers are gathered one by one before the work may rest. */
const NUMBERS_AT_ONCE = 16_384

/** Bytes gathered before they are given out. */
const PIECE_BYTES = 1 << 20

/** What a part of an index writes itself with: it yields wherever the work may rest. */
export type Saving = Generator<void, void, void>

/** Gathers bytes; `take` gives out what is there. */
export class Encoder {
  #pieces: Uint8Array[] = []
  #size = 0

  /** Whether enough is gathered to be written. */
  get isFull(): boolean {
    return this.#size >= PIECE_BYTES
  }

  number(value: number): void {
    this.array(Float64Array.of(value))
  }

  /** The first `length` entries. What lies in them is copied when the bytes are taken. */
  array(array: SavedArray, length = array.length): void {
    const kind = KINDS.findIndex((Kind) => array instanceof Kind)
    const bytes = new Uint8Array(array.buffer, array.byteOffset, length * array.BYTES_PER_ELEMENT)
    this.#push(new Uint8Array(Uint32Array.of(kind, length).buffer))
    this.#push(bytes)
    if (bytes.length % 8 > 0) this.#push(new Uint8Array(8 - (bytes.length % 8)))
  }

  /** As many numbers as `into` has room for, one after the other, as an array of its kind. */
  *numbers(numbers: Iterable<number>, into: SavedArray): Saving {
    let at = 0
    for (const number of numbers) {
      into[at] = number
      at += 1
      if (at % NUMBERS_AT_ONCE === 0) yield
    }
    this.array(into)
  }

  text(text: string): void {
    const isNarrow = isLatin1(text)
    this.array(Buffer.from(text, isNarrow ? 'latin1' : 'utf16le'))
    this.number(isNarrow ? 1 : 2)
  }

  *texts(texts: readonly string[]): Saving {
    yield* this.textsOf(texts, texts.length)
  }

  /** The same for texts that lie in no list. */
  *textsOf(texts: Iterable<string>, total: number): Saving {
    this.number(total)
    let block: string[] = []
    for (const text of texts) {
      block.push(text)
      if (block.length < TEXTS_A_BLOCK) continue
      this.#texts(block)
      block = []
      yield
    }
    if (block.length > 0) this.#texts(block)
    yield
  }

  #texts(block: readonly string[]): void {
    this.array(Uint32Array.from(block, (text) => text.length))
    this.text(block.join(''))
  }

  /** The bytes gathered so far, which are forgotten here. */
  take(): Uint8Array {
    const bytes = Buffer.concat(this.#pieces)
    this.#pieces = []
    this.#size = 0
    return bytes
  }

  #push(piece: Uint8Array): void {
    this.#pieces.push(piece)
    this.#size += piece.length
  }
}

function isLatin1(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0xff) return false
  return true
}
