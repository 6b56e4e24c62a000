/** Keeps the most recently used values up to a number of bytes; nothing outlives the process. */
export class BoundedCache {
  readonly #kept = new Map<string, Buffer>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  find(key: string): Buffer | undefined {
    const value = this.#kept.get(key)
    if (value === undefined) return undefined
    // A Map lists in the order of insertion: what is put in again is the youngest.
    this.#kept.delete(key)
    this.#kept.set(key, value)
    return value
  }

  keep(key: string, value: Buffer): void {
    if (value.length > this.#mostBytes) return
    this.#drop(key)
    this.#kept.set(key, value)
    this.#bytes += value.length
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0
    this.#kept.delete(key)
  }
}
