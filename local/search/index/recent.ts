/** Values by key within a number of bytes, those asked for last the longest. */
export class Recent<Key, Value> {
  readonly #kept = new Map<Key, { value: Value; bytes: number }>()
  #limit: number
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  set limitBytes(bytes: number) {
    this.#limit = bytes
  }

  find(key: Key): Value | undefined {
    const known = this.#kept.get(key)
    if (known === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, known)
    return known.value
  }

  /** `bytes`: what the value takes. */
  keep(key: Key, value: Value, bytes: number): void {
    this.delete(key)
    this.#kept.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const known = this.#kept.get(key)
    if (known === undefined) return
    this.#kept.delete(key)
    this.#bytes -= known.bytes
  }

  clear(): void {
    if (this.#kept.size === 0) return
    this.#kept.clear()
    this.#bytes = 0
  }
}
