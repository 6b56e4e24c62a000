/** Endpoints somebody asked for that do not exist: what the end-to-end run fails on. */
export class UnknownLog {
  readonly #seen = new Map<string, { method: string; path: string; count: number }>()

  record(method: string, path: string): void {
    const key = `${method} ${path}`
    const entry = this.#seen.get(key)
    if (entry) entry.count += 1
    // A scanner must not fill the memory.
    else if (this.#seen.size < 1000) this.#seen.set(key, { method, path, count: 1 })
  }

  list(): { method: string; path: string; count: number }[] {
    return [...this.#seen.values()]
  }

  clear(): void {
    this.#seen.clear()
  }
}
