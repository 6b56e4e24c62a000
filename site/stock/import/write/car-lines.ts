const BATCH_BYTES = 8_000_000
/** Bytes of a character in UTF-8 at most, by the sixteen bits that a string counts. */
const BYTES_A_CHARACTER = 3
const LINE_END = 10

export type WrittenCar = { id: string; json: string }

/** Cars that go to the index in one request: a document a line, and whose they are. */
export type CarBatch = {
  ids: readonly string[]
  lines: Uint8Array<ArrayBuffer>
  /** The document at a place, without the end of its line. */
  jsonAt: (place: number) => string
}

/** Gathers documents as the bytes that are sent, so that none is decoded and encoded again. */
export class CarLines implements CarBatch {
  readonly ids: string[] = []
  readonly #ends: number[] = []
  #bytes: Buffer<ArrayBuffer>
  #size = 0

  /** Made for a first car, however large it is. */
  constructor(first: WrittenCar) {
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(BATCH_BYTES, bytesNeeded(first)))
    this.add(first)
  }

  /** Takes a car up; false when there is no room left for it. */
  add(car: WrittenCar): boolean {
    if (this.#bytes.length - this.#size < bytesNeeded(car)) return false
    this.#size += this.#bytes.write(car.json, this.#size)
    this.#bytes[this.#size] = LINE_END
    this.#size += 1
    this.ids.push(car.id)
    this.#ends.push(this.#size)
    return true
  }

  /** What is reserved, filled or not. */
  get capacity(): number {
    return this.#bytes.length
  }

  get lines(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#size)
  }

  readonly jsonAt = (place: number) => jsonAt(this.lines, this.#ends, place)

  /** Gives the bytes away; what is left tells how to read them once they are back. */
  release(): (lines: Uint8Array<ArrayBuffer>) => CarBatch {
    const { ids } = this
    const ends = this.#ends
    this.#bytes = Buffer.alloc(0)
    this.#size = 0
    return (lines) => ({ ids, lines, jsonAt: (place) => jsonAt(lines, ends, place) })
  }
}

const bytesNeeded = ({ json }: WrittenCar) => json.length * BYTES_A_CHARACTER + 1

function jsonAt(lines: Uint8Array<ArrayBuffer>, ends: readonly number[], place: number): string {
  const text = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength)
  return text.toString('utf8', place === 0 ? 0 : ends[place - 1], (ends[place] ?? 1) - 1)
}
