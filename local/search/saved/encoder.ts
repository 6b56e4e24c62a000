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
const PIECE_BYTES = 1 << 18

/** What a part of an index writes itself with: it yields wherever the work may rest. */
export type Saving = Generator<void, void, void>

/** Gathers bytes; `take` gives out what is there. */
export class Encoder {
  readonly #memory = new Uint8Array(PIECE_BYTES)
  #pieces: Uint8Array[] = []
  #size = 0

  /** Whether enough is gathered to be written. */
  get isFull(): boolean {
    return this.#size >= PIECE_BYTES
  }

  number(value: number): void {
    this.array(Float64Array.of(value))
  }

  /** Bytes as they are. */
  bytes(bytes: Uint8Array): void {
    this.#pieces.push(bytes)
    this.#size += bytes.length
  }

  /** The first `length` entries. What lies in them is copied when the bytes are taken. */
  array(array: SavedArray, length = array.length): void {
    this.arrays(
      [array.subarray(0, length)],
      length,
      KINDS.findIndex((Kind) => array instanceof Kind),
    )
  }

  /** Arrays of one kind, which are `total` long, as one. */
  arrays(arrays: readonly SavedArray[], total: number, kind = KINDS.indexOf(Uint32Array)): void {
    this.bytes(new Uint8Array(Uint32Array.of(kind, total).buffer))
    const from = this.#size
    for (const { buffer, byteOffset, byteLength } of arrays) {
      this.bytes(new Uint8Array(buffer, byteOffset, byteLength))
    }
    const rest = (this.#size - from) % 8
    if (rest > 0) this.bytes(new Uint8Array(8 - rest))
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

  /**
   * The bytes gathered so far, which are forgotten here, in pieces that all lie in the same memory: each is to be
   * written before the next is asked for. Made anew they would be 150 MB of garbage within a second.
   */
  *take(): Generator<Uint8Array, void, void> {
    const pieces = this.#pieces
    this.#pieces = []
    this.#size = 0
    let used = 0
    for (const piece of pieces) {
      for (let from = 0; from < piece.length; ) {
        const part = piece.subarray(from, from + this.#memory.length - used)
        this.#memory.set(part, used)
        from += part.length
        used += part.length
        if (used < this.#memory.length) continue
        yield this.#memory
        used = 0
      }
    }
    if (used > 0) yield this.#memory.subarray(0, used)
  }
}

function isLatin1(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0xff) return false
  return true
}
