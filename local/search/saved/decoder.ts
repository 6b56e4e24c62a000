import { KINDS, type SavedArray, TEXTS_A_BLOCK } from './encoder.ts'

/** Loads a part of an index; yields wherever the work may pause. */
export type Loading = Generator<void, void, void>

/** Reads the output of an {@link import('./encoder.ts').Encoder}. Throws a RangeError for an invalid length. */
export class Decoder {
  readonly #bytes: Uint8Array
  #at: number

  /** `from`: a multiple of eight. Arrays are views of `bytes`, which must not be reused. */
  constructor(bytes: Uint8Array, from = 0) {
    this.#bytes = bytes
    this.#at = from
  }

  number(): number {
    const [value] = this.float64()
    if (value === undefined) throw new RangeError(`no number begins at ${this.#at}`)
    return value
  }

  uint8(): Uint8Array {
    return this.#typed(Uint8Array)
  }

  uint32(): Uint32Array {
    return this.#typed(Uint32Array)
  }

  int32(): Int32Array {
    return this.#typed(Int32Array)
  }

  float64(): Float64Array {
    return this.#typed(Float64Array)
  }

  /** An array of any kind. */
  array(): SavedArray {
    const [kind = -1, length = 0] = new Uint32Array(this.#bytes.buffer, this.#bytes.byteOffset + this.#at, 2)
    const Kind = KINDS[kind]
    if (!Kind) throw new RangeError(`no array begins at ${this.#at}`)
    const from = this.#at + 8
    const end = from + length * Kind.BYTES_PER_ELEMENT
    if (end > this.#bytes.length) throw new RangeError(`an array at ${this.#at} ends past the end`)
    this.#at = (end + 7) & ~7
    return new Kind(this.#bytes.buffer as ArrayBuffer, this.#bytes.byteOffset + from, length)
  }

  text(): string {
    const { buffer, byteOffset, length } = this.uint8()
    return Buffer.from(buffer, byteOffset, length).toString(this.number() === 1 ? 'latin1' : 'utf16le')
  }

  /** Texts in the order they were written, passed to `take` one by one. */
  *texts(take: (text: string) => void): Loading {
    const total = this.number()
    for (let from = 0; from < total; from += TEXTS_A_BLOCK) {
      const lengths = this.uint32()
      const block = this.text()
      let start = 0
      for (const length of lengths) {
        take(block.slice(start, start + length))
        start += length
      }
      yield
    }
  }

  #typed<A extends SavedArray>(Kind: abstract new (...given: never[]) => A): A {
    const array = this.array()
    if (!(array instanceof Kind)) throw new RangeError(`an array before ${this.#at} is of another kind`)
    return array
  }
}
