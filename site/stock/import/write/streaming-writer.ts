import { type CarBatch, CarLines, type WrittenCar } from './car-lines.ts'

/**
 * Cars that go to the index while the feed is read on: one batch is on its way while the next is filled, so that
 * neither side waits for the other and no more than two are in memory.
 */
export class StreamingWriter {
  readonly #send: (batch: CarBatch) => Promise<void>
  #current: CarLines | null = null
  #inFlight: Promise<void> = Promise.resolve()

  constructor(send: (batch: CarBatch) => Promise<void>) {
    this.#send = send
  }

  /** Takes a car up. There is something to wait for when a batch is full. */
  add(car: WrittenCar): Promise<void> | undefined {
    if (this.#current?.add(car)) return undefined
    const full = this.#current
    this.#current = new CarLines(car)
    return full === null ? undefined : this.#sendBatch(full)
  }

  /** Sends what is left, and waits until all of it has been taken. */
  async finish(): Promise<void> {
    if (this.#current !== null) await this.#sendBatch(this.#current)
    this.#current = null
    await this.#inFlight
  }

  /** Puts a batch on its way once the one before has arrived. */
  async #sendBatch(batch: CarBatch): Promise<void> {
    await this.#inFlight
    this.#inFlight = this.#send(batch)
    // Told to whoever waits for it next; a reader that fails first is the one reported.
    this.#inFlight.catch(() => undefined)
  }
}
