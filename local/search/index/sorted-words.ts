/** Words in order, so that those with a common beginning stand together. New words are merged in when asked. */
export class SortedWords {
  readonly #texts: readonly string[]
  #sorted = new Uint32Array(0)
  #pending: number[] = []

  /** `texts` maps the id of a word to the word and may grow. */
  constructor(texts: readonly string[]) {
    this.#texts = texts
  }

  /** Adds the id of a word that was not added before. */
  add(word: number): void {
    this.#pending.push(word)
  }

  /** The ids in the order of their words. */
  ids(): Uint32Array {
    if (this.#pending.length > 0) this.#merge()
    return this.#sorted
  }

  /** The half-open range of `ids()` whose words begin with the prefix. */
  range(prefix: string): [from: number, to: number] {
    const from = this.#bound((text) => text < prefix)
    const to = this.#bound((text) => text < prefix || text.startsWith(prefix))
    return [from, to]
  }

  #bound(isBefore: (text: string) => boolean): number {
    const ids = this.ids()
    let low = 0
    let high = ids.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(this.#texts[ids[middle]!]!)) low = middle + 1
      else high = middle
    }
    return low
  }

  #merge(): void {
    const texts = this.#texts
    const fresh = this.#pending.sort((a, b) => (texts[a]! < texts[b]! ? -1 : 1))
    const old = this.#sorted
    const merged = new Uint32Array(old.length + fresh.length)
    let left = 0
    let right = 0
    for (let at = 0; at < merged.length; at += 1) {
      const takeOld =
        left < old.length && (right >= fresh.length || texts[old[left]!]! < texts[fresh[right]!]!)
      merged[at] = takeOld ? old[left]! : fresh[right]!
      if (takeOld) left += 1
      else right += 1
    }
    this.#sorted = merged
    this.#pending = []
  }
}
