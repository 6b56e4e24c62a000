// Encodes the parts of an index: numbers, arrays in memory layout, and texts in blocks. Every part is aligned to
// eight bytes, so that decoded arrays can be views.

export type SavedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** The element width identifies an array's type; `Int32Array` has a number of its own. */
export const KINDS = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array] as const

/** Texts encoded as one. */
export const TEXTS_A_BLOCK = 4096

/** Numbers encoded individually before the work may pause. */
const NUMBERS_AT_ONCE = 16_384

/** Size of the output chunks. */
const PIECE_BYTES = 1 << 18

/** Saves a part of an index; yields wherever the work may pause. */
export type Saving = Generator<void, void, void>

/** Buffers output; `take` returns the buffered bytes. */
export class Encoder {
  readonly #memory = new Uint8Array(PIECE_BYTES)
  #chunks: Uint8Array[] = []
  #size = 0

  /** Whether a chunk is full. */
  get isFull(): boolean {
    return this.#size >= PIECE_BYTES
  }

  number(value: number): void {
    this.array(Float64Array.of(value))
  }

  /** Raw bytes. */
  bytes(bytes: Uint8Array): void {
    this.#chunks.push(bytes)
    this.#size += bytes.length
  }

  /** The first `length` entries, copied when the bytes are taken. */
  array(array: SavedArray, length = array.length): void {
    this.arrays(
      [array.subarray(0, length)],
      length,
      KINDS.findIndex((Kind) => array instanceof Kind),
    )
  }

  /** Arrays of one type with `total` entries, as one. */
  arrays(arrays: readonly SavedArray[], total: number, kind = KINDS.indexOf(Uint32Array)): void {
    this.bytes(new Uint8Array(Uint32Array.of(kind, total).buffer))
    const from = this.#size
    for (const { buffer, byteOffset, byteLength } of arrays) {
      this.bytes(new Uint8Array(buffer, byteOffset, byteLength))
    }
    const rest = (this.#size - from) % 8
    if (rest > 0) this.bytes(new Uint8Array(8 - rest))
  }

  /** Numbers to fill `into`, as an array of its type. */
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
    yield* this.saveTexts(texts, texts.length)
  }

  /** The same for texts that are not in a list. */
  *saveTexts(texts: Iterable<string>, total: number): Saving {
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
   * The buffered bytes, in chunks that reuse one buffer: each must be written before the next is requested. New
   * buffers would create 150 MB of garbage per second.
   */
  *take(): Generator<Uint8Array, void, void> {
    const chunks = this.#chunks
    this.#chunks = []
    this.#size = 0
    let used = 0
    for (const piece of chunks) {
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
