// A value that is loaded from elsewhere, cached until it is invalidated, and served stale when loading fails.

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { withTimeout } from '#app/integrations/resilience/timeout.ts'
import { inOwnMemory } from '../own-memory.ts'
import { DoubtfulAnswer } from './losses.ts'

/** Delay before a failed load is retried, so that a service that is down does not slow every request. */
const RETRY_MS = 1_000
/** Longest delay after an answer that is doubted: it came quickly, and the next may be no better. */
const LONGEST_RETRY_MS = 15_000
/** How long a visitor waits for a newer value where an older one is cached. */
const TIMEOUT_MS = 1_500
/** How long a visitor waits for the first value before one of an earlier run is used. */
const FIRST_TIMEOUT_MS = 1_500
/** How long a visitor waits after that where there is none. */
const LONGEST_FIRST_MS = 8_000

export interface Loaded<T> {
  readonly value: T
  /** What the value was made from; the same text is the same version. */
  readonly text: string
}

/** A text that is compared and seldom read: content of many dealers would double in memory. */
class PackedText {
  readonly #packed: Buffer

  constructor(text: string) {
    this.#packed = inOwnMemory(deflateRawSync(text, { level: 1 }))
  }

  unpack(): string {
    return inflateRawSync(this.#packed).toString()
  }

  /** The same text is packed into the same bytes. */
  equals(other: PackedText): boolean {
    return this.#packed.equals(other.#packed)
  }
}

/** Lets a bounded number of loads run at once. */
export interface Turns {
  run: <T>(load: () => Promise<T>) => Promise<T>
  /** Whether a load would begin at once. */
  readonly isFree: boolean
}

const AT_ONCE: Turns = { run: (load) => load(), isFree: true }

/** A value saved by an earlier run, and when. */
export interface Saved<T> extends Loaded<T> {
  readonly savedAt: number
}

export interface Known<T> {
  readonly value: T
  /** Changes with the value and is returned with it, so that no old value is cached under a new version. */
  readonly version: string
}

export interface CachedValueOptions<T> {
  load: () => Promise<Loaded<T>>
  /** The value saved by an earlier run, read when the first load fails or takes long. */
  lastGood: () => Promise<Saved<T> | null>
  /**
   * Called once for consecutive failed loads, and once more when the saved value cannot be read either.
   */
  onFailure: (error: unknown) => void
  /** Called when a load succeeds after a failure was reported. */
  onRecovery: () => void
  /** Called when another value has replaced one. */
  onReplaced?: () => void
  /** Of the loads that requests cause. */
  turns: Turns
  /** A value of this age is reloaded in the background without being invalidated, since what would do so can be lost. */
  oldMs: number
  clock: () => number
}

export class CachedValue<T> {
  readonly #options: CachedValueOptions<T>
  readonly #clock: () => number
  #current: (Known<T> & { packed: PackedText }) | null = null
  #changes = 0
  #wanted = 0
  #loadedFor = -1
  #loadedAt = 0
  #loading: Promise<void> | null = null
  #failing = false
  #isAwaited = false
  #staleSince: number | null = null
  readonly #reported = new Set<'load' | 'saved'>()
  #retryAt = 0
  #doubts = 0

  constructor(options: CachedValueOptions<T>) {
    this.#options = options
    this.#clock = options.clock
  }

  /**
   * The source has changed; the next `get` reloads the value.
   * @param isShared whether many values changed at once: then the old value is served until its turn comes
   */
  invalidate({ isShared = false } = {}): void {
    this.#wanted += 1
    this.#staleSince ??= this.#clock()
    if (!isShared) this.#isAwaited = true
    this.#failing = false
    this.#retryAt = 0
  }

  /** Whether the last load failed. */
  get isFailing(): boolean {
    return this.#reported.size > 0
  }

  /** When a load last succeeded; 0 before the first. */
  get loadedAt(): number {
    return this.#loadedAt
  }

  /** Whether there is a value that its source may have replaced. */
  get isStale(): boolean {
    return this.#current !== null && this.#loadedFor < this.#wanted
  }

  /** Since when the value may differ from its source; null while it does not, or there is none. */
  get staleSince(): number | null {
    return this.#current === null ? null : this.#staleSince
  }

  /** The cached value, stale or not. */
  get current(): Known<T> | null {
    return this.#current
  }

  /** What the cached value was made from. */
  get text(): string | undefined {
    return this.#current?.packed.unpack()
  }

  /** The value, reloaded if stale; a stale one when loading fails or takes long; null when there is none. */
  async get(): Promise<Known<T> | null> {
    const wanted = this.#wanted
    const { turns, oldMs } = this.#options
    const fresh = this.#loadedFor >= wanted
    if (fresh && this.#clock() < this.#loadedAt + oldMs) return this.#current
    if (this.#clock() < this.#retryAt) return this.#current
    const isUrgent = this.#current === null || (this.#isAwaited && !this.#failing)
    // The next visitor, or the reading of all that changed together, finds a turn.
    if (!isUrgent && !turns.isFree) return this.#current
    const work = this.#loadFor(wanted, turns)
    if (this.#current === null) await this.#waitForFirst(work)
    else if (!fresh && !this.#failing)
      await withTimeout(
        TIMEOUT_MS,
        () => work,
        // What keeps one visitor waiting would keep the others.
        () => {
          this.#failing = true
        },
      )
    return this.#current
  }

  /** Reloads at once a value that was invalidated, without a visitor who wants it. */
  async refresh(): Promise<void> {
    if (this.isStale && this.#clock() >= this.#retryAt) await this.#loadFor(this.#wanted, AT_ONCE)
  }

  /** A source that does not answer at all is not waited for where an earlier run has left a value. */
  async #waitForFirst(work: Promise<void>): Promise<void> {
    const isLate = await withTimeout(
      FIRST_TIMEOUT_MS,
      () => work.then(() => false),
      () => true,
    )
    if (!isLate) return
    await this.#adoptLastGood()
    if (this.#current !== null) this.#failing = true
    else
      await withTimeout(
        LONGEST_FIRST_MS,
        () => work,
        () => undefined,
      )
  }

  /** A load started before `wanted` may have read the old value, so another follows. */
  async #loadFor(wanted: number, turns: Turns): Promise<void> {
    do {
      this.#loading ??= turns
        .run(() => this.#load())
        .finally(() => {
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
      if (this.#wanted === wanted) {
        this.#staleSince = null
        this.#isAwaited = false
      }
      this.#failing = false
      this.#doubts = 0
      if (this.#reported.size > 0) this.#options.onRecovery()
      this.#reported.clear()
    } catch (error) {
      this.#failing = true
      this.#staleSince ??= this.#clock()
      this.#doubts = error instanceof DoubtfulAnswer ? this.#doubts + 1 : 0
      this.#retryAt =
        this.#clock() + Math.min(RETRY_MS * 2 ** Math.max(this.#doubts - 1, 0), LONGEST_RETRY_MS)
      this.#report('load', error)
      if (this.#current === null) await this.#adoptLastGood()
    }
  }

  async #adoptLastGood(): Promise<void> {
    try {
      const left = await this.#options.lastGood()
      // A load may have ended meanwhile.
      if (left === null || this.#current !== null) return
      this.#adopt(left)
      this.#staleSince = left.savedAt
    } catch (error) {
      this.#report('saved', error)
    }
  }

  #report(what: 'load' | 'saved', error: unknown): void {
    if (!this.#reported.has(what)) this.#options.onFailure(error)
    this.#reported.add(what)
  }

  #adopt({ value, text }: Loaded<T>): void {
    const packed = new PackedText(text)
    if (this.#current?.packed.equals(packed)) return
    const isFirst = this.#current === null
    this.#changes += 1
    this.#current = { value, packed, version: String(this.#changes) }
    if (!isFirst) this.#options.onReplaced?.()
  }
}
