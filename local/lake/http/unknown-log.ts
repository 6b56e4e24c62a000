/** Requested endpoints that do not exist; the end-to-end tests fail when there are any. */
export class UnknownLog {
  readonly #seen = new Map<string, { method: string; path: string; count: number }>()

  record(method: string, path: string): void {
    const key = `${method} ${path}`
    const entry = this.#seen.get(key)
    if (entry) entry.count += 1
    // Bounded against scanners.
    else if (this.#seen.size < 1000) this.#seen.set(key, { method, path, count: 1 })
  }

  list(): { method: string; path: string; count: number }[] {
    return [...this.#seen.values()]
  }

  clear(): void {
    this.#seen.clear()
  }
}
