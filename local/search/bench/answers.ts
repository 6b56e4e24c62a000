import { hash } from 'node:crypto'

/** Members that differ between two answers to the same request. */
const OF_THE_MOMENT = new Set(['processingTimeMs', 'requestUid'])

/** Counts repeated answers, because repeats would measure caches. */
export class Answers {
  readonly #seen = new Set<string>()
  #count = 0

  note(answer: unknown): void {
    this.#count += 1
    const text = JSON.stringify(answer, (name, value) => (OF_THE_MOMENT.has(name) ? undefined : value))
    this.#seen.add(hash('sha1', text))
  }

  get count(): number {
    return this.#count
  }

  /** The number of repeated answers. */
  get repeats(): number {
    return this.#count - this.#seen.size
  }
}
