const BATCH_BYTES = 8_000_000
/** Maximum UTF-8 bytes per UTF-16 code unit. */
const BYTES_A_CHARACTER = 3
const LINE_END = 10

export type WrittenCar = { id: string; json: string }

/** Cars of one write request: ids, and one document per line. */
export type CarBatch = {
  ids: readonly string[]
  lines: Uint8Array<ArrayBuffer>
  /** The JSON of the document at an index. */
  jsonAt: (place: number) => string
}

/** Collects documents as the bytes to be sent, so that they are encoded once. */
export class CarLines implements CarBatch {
  readonly ids: string[] = []
  readonly #ends: number[] = []
  #bytes: Buffer<ArrayBuffer>
  #size = 0

  /** The buffer fits the first car, whatever its size. */
  constructor(first: WrittenCar) {
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(BATCH_BYTES, bytesNeeded(first)))
    this.add(first)
  }

  /** Adds a car; false when it does not fit. */
  add(car: WrittenCar): boolean {
    if (this.#bytes.length - this.#size < bytesNeeded(car)) return false
    this.#size += this.#bytes.write(car.json, this.#size)
    this.#bytes[this.#size] = LINE_END
    this.#size += 1
    this.ids.push(car.id)
    this.#ends.push(this.#size)
    return true
  }

  /** Bytes allocated. */
  get capacity(): number {
    return this.#bytes.length
  }

  get lines(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#size)
  }

  readonly jsonAt = (place: number) => jsonAt(this.lines, this.#ends, place)

  /** Releases the bytes; the returned function restores the batch once they are loaded again. */
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
