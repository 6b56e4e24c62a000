import { type CarBatch, CarLines, type WrittenCar } from './car-lines.ts'

/**
 * Cars that go to the index while the feed is read on: one batch is on its way while the next is filled, so that
 * neither side waits for the other and no more than two are in memory.
 */
export class StraightOut {
  readonly #send: (batch: CarBatch) => Promise<void>
  #open: CarLines | null = null
  #onItsWay: Promise<void> = Promise.resolve()

  constructor(send: (batch: CarBatch) => Promise<void>) {
    this.#send = send
  }

  /** Takes a car up. There is something to wait for when a batch is full. */
  add(car: WrittenCar): Promise<void> | undefined {
    if (this.#open?.add(car)) return undefined
    const full = this.#open
    this.#open = new CarLines(car)
    return full === null ? undefined : this.#take(full)
  }

  /** Sends what is left, and waits until all of it has been taken. */
  async finish(): Promise<void> {
    if (this.#open !== null) await this.#take(this.#open)
    this.#open = null
    await this.#onItsWay
  }

  /** Puts a batch on its way once the one before has arrived. */
  async #take(batch: CarBatch): Promise<void> {
    await this.#onItsWay
    this.#onItsWay = this.#send(batch)
    // Told to whoever waits for it next; a reader that fails first is the one reported.
    this.#onItsWay.catch(() => undefined)
  }
}
