/** Lets a few work at a time; the others wait their turn in the order they came. */
export class Turns {
  readonly #most: number
  readonly #waiting: (() => void)[] = []
  #working = 0

  constructor(most: number) {
    this.#most = most
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working >= this.#most) await new Promise<void>((go) => this.#waiting.push(go))
    else this.#working += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The turn is handed on as it is, so that nobody who comes now slips in between.
      if (next) next()
      else this.#working -= 1
    }
  }
}
