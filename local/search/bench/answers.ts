import { hash } from 'node:crypto'

/** What differs between two answers to one question. */
const OF_THE_MOMENT = new Set(['processingTimeMs', 'requestUid'])

/** Counts the answers that came before: a figure made of repeats would be that of a cache. */
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

  /** How many were like one before. */
  get repeats(): number {
    return this.#count - this.#seen.size
  }
}
