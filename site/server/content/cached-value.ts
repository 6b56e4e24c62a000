// A value that is loaded from elsewhere, cached until it is invalidated, and served stale when loading fails.

import { withTimeout } from '#app/integrations/resilience/timeout.ts'

/** How long a failed load is not tried again, so that a service that is down does not slow every request. */
const RETRY_MS = 1_000
/** How long a visitor waits for a newer value where an older one is cached. */
const TIMEOUT_MS = 1_500
/** Events can be lost without a sign; a value this old is read again behind the visitor's back. */
const OLD_MS = 5 * 60_000

export interface Loaded<T> {
  readonly value: T
  /** What the value was made from; the same text is the same version. */
  readonly text: string
}

export interface Known<T> {
  readonly value: T
  /** Moves when the value does; it goes with the value, so that nothing old is ever cached under a new version. */
  readonly version: string
}

export interface CachedValueOptions<T> {
  load: () => Promise<Loaded<T>>
  /** What is left from an earlier run, asked when loading fails and nothing is known yet. */
  lastGood: () => Promise<Loaded<T> | null>
  /**
   * Called once for a run of failed loads, however many ask and events come meanwhile; and once more when what was left
   * cannot be read either.
   */
  onFailure: (error: unknown) => void
  /** Called when a load succeeds after a failure was reported. */
  onRecovery: () => void
  clock: () => number
}

export class CachedValue<T> {
  readonly #options: CachedValueOptions<T>
  readonly #clock: () => number
  #current: (Known<T> & Loaded<T>) | null = null
  #changes = 0
  #wanted = 0
  #loadedFor = -1
  #loadedAt = 0
  #loading: Promise<void> | null = null
  #failing = false
  readonly #reported = new Set<'load' | 'left'>()
  #retryAt = 0

  constructor(options: CachedValueOptions<T>) {
    this.#options = options
    this.#clock = options.clock
  }

  /** The value has changed where it comes from; the next `get` loads it anew. */
  invalidate(): void {
    this.#wanted += 1
    this.#failing = false
    this.#retryAt = 0
  }

  /** What is known at this moment, old or not. */
  get current(): (Known<T> & Loaded<T>) | null {
    return this.#current
  }

  /** The value, loaded if it is old; an older one when loading fails or takes long; null when there has been none. */
  async get(): Promise<Known<T> | null> {
    const wanted = this.#wanted
    const fresh = this.#loadedFor >= wanted
    if (fresh && this.#clock() < this.#loadedAt + OLD_MS) return this.#current
    if (this.#clock() < this.#retryAt) return this.#current
    const inBackground = this.#current !== null && (fresh || this.#failing)
    const work = this.#loadFor(wanted)
    if (this.#current === null) await work
    else if (!inBackground)
      await withTimeout(
        TIMEOUT_MS,
        () => work,
        () => undefined,
      )
    return this.#current
  }

  /** A load that began before `wanted` may have read what was there before: it is followed by another. */
  async #loadFor(wanted: number): Promise<void> {
    do {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = null
      })
      await this.#loading
    } while (this.#loadedFor < wanted && !this.#failing)
  }

  async #load(): Promise<void> {
    const wanted = this.#wanted
    try {
      this.#adopt(await this.#options.load())
      this.#loadedFor = wanted
      this.#loadedAt = this.#clock()
      this.#failing = false
      if (this.#reported.size > 0) this.#options.onRecovery()
      this.#reported.clear()
    } catch (error) {
      this.#failing = true
      this.#retryAt = this.#clock() + RETRY_MS
      this.#report('load', error)
      if (this.#current === null) await this.#adoptLastGood()
    }
  }

  async #adoptLastGood(): Promise<void> {
    try {
      const left = await this.#options.lastGood()
      if (left !== null) this.#adopt(left)
    } catch (error) {
      this.#report('left', error)
    }
  }

  #report(what: 'load' | 'left', error: unknown): void {
    if (!this.#reported.has(what)) this.#options.onFailure(error)
    this.#reported.add(what)
  }

  #adopt({ value, text }: Loaded<T>): void {
    if (this.#current !== null && this.#current.text === text) return
    this.#changes += 1
    this.#current = { value, text, version: String(this.#changes) }
  }
}
