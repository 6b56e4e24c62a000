import { type CarBatch, CarLines, type WrittenCar } from './car-lines.ts'

/**
 * Writes cars to the index while the feed is being read: one batch is sent while the next is filled, so that at most two are
 * in memory.
 */
export class StreamingWriter {
  readonly #send: (batch: CarBatch) => Promise<void>
  #current: CarLines | null = null
  #inFlight: Promise<void> = Promise.resolve()

  constructor(send: (batch: CarBatch) => Promise<void>) {
    this.#send = send
  }

  /** Adds a car; returns a promise to await when a batch is full. */
  add(car: WrittenCar): Promise<void> | undefined {
    if (this.#current?.add(car)) return undefined
    const full = this.#current
    this.#current = new CarLines(car)
    return full === null ? undefined : this.#sendBatch(full)
  }

  /** Sends the last batch and waits until all have been accepted. */
  async finish(): Promise<void> {
    if (this.#current !== null) await this.#sendBatch(this.#current)
    this.#current = null
    await this.#inFlight
  }

  /** Sends a batch after the previous one. */
  async #sendBatch(batch: CarBatch): Promise<void> {
    await this.#inFlight
    this.#inFlight = this.#send(batch)
    // The next await reports it; handled here, so that an earlier failure of the reader is the one reported.
    this.#inFlight.catch(() => undefined)
  }
}
