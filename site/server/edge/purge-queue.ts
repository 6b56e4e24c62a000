// Orders to purge, sent until they are taken: a lost one would leave an old price at the edge.
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import type { Log } from '../log.ts'
import type { EdgePurgeOutcome } from '../metrics/site-metrics.ts'
import { type EdgeCache, EdgePurgeError } from './edge-cache.ts'

/** Changes of one moment are one order. */
const GATHER_MS = 10
/**
 * An answer that left the site just before a change may be stored just after its purge, so each purge is sent again; by
 * then other instances have the change as well (decision 058).
 */
const AGAIN_MS = 2_500
const BACKOFF = { firstMs: 250, longestMs: 30_000, jitter: 0.2 }

export interface PurgeQueueOptions {
  readonly cache: Pick<EdgeCache, 'purge'>
  readonly log: Pick<Log, 'warn' | 'error' | 'info'>
  readonly note: (outcome: EdgePurgeOutcome) => void
  /** After this time nothing that an order was about is kept any more, in milliseconds. */
  readonly keptMs: number
  readonly clock: () => number
  readonly againMs?: number
}

/** A key to be purged: since its last change, and whether once more afterwards. */
type Wanted = { since: number; again: boolean }

export class PurgeQueue {
  readonly #options: PurgeQueueOptions
  readonly #wanted = new Map<string, Wanted>()
  readonly #again = new Set<NodeJS.Timeout>()
  #timer: NodeJS.Timeout | undefined
  #dueAt = Number.POSITIVE_INFINITY
  /** The cache has asked for no order before. */
  #notBefore = 0
  #sending: Promise<void> | null = null
  #failures = 0
  #stopped = false

  constructor(options: PurgeQueueOptions) {
    this.#options = options
  }

  /** Purges keys now and once more; what is being sent does not count, since it may have been sent before the change. */
  add(keys: readonly string[]): void {
    this.#want(keys, true)
    this.#plan(GATHER_MS)
  }

  /** Purges keys and whatever waits, once, and ends. Resolves when that is over, whatever became of it. */
  async end(keys: readonly string[]): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    for (const timer of this.#again) clearTimeout(timer)
    await this.#sending
    this.#want(keys, false)
    await this.#send()
  }

  #want(keys: readonly string[], again: boolean): void {
    for (const key of keys) {
      const before = this.#wanted.get(key)
      this.#wanted.set(key, { since: this.#options.clock(), again: again || before?.again === true })
    }
  }

  #plan(delayMs: number): void {
    const now = this.#options.clock()
    const at = Math.max(now + delayMs, this.#notBefore)
    if (this.#stopped || at >= this.#dueAt) return
    this.#dueAt = at
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), at - now).unref()
  }

  async #run(): Promise<void> {
    this.#dueAt = Number.POSITIVE_INFINITY
    if (this.#sending !== null) return
    this.#sending = this.#send().finally(() => {
      this.#sending = null
    })
    await this.#sending
    // What came meanwhile, or was not taken.
    if (this.#wanted.size > 0 && this.#failures === 0) this.#plan(GATHER_MS)
  }

  async #send(): Promise<void> {
    const { cache, note, log } = this.#options
    const batch = new Map(this.#wanted)
    this.#wanted.clear()
    if (batch.size === 0) return
    try {
      await cache.purge([...batch.keys()])
    } catch (error) {
      note('failed')
      this.#failures += 1
      if (this.#failures === 1) log.warn({ error: String(error) }, 'the edge cache did not take a purge')
      this.#giveAgain(batch, error instanceof EdgePurgeError ? error.retryAfterMs : null)
      return
    }
    note('sent')
    if (this.#failures > 0) log.info({ failures: this.#failures }, 'the edge cache takes purges again')
    this.#failures = 0
    const repeated = [...batch].filter(([, { again }]) => again).map(([key]) => key)
    if (repeated.length > 0 && !this.#stopped) this.#sendAgain(repeated)
  }

  #sendAgain(keys: readonly string[]): void {
    const timer = setTimeout(() => {
      this.#again.delete(timer)
      this.#want(keys, false)
      this.#plan(GATHER_MS)
    }, this.#options.againMs ?? AGAIN_MS).unref()
    this.#again.add(timer)
  }

  #giveAgain(batch: ReadonlyMap<string, Wanted>, retryAfterMs: number | null): void {
    const { clock, keptMs, note, log } = this.#options
    const lost = [...batch].filter(([, { since }]) => since + keptMs <= clock()).map(([key]) => key)
    if (lost.length > 0) {
      note('given_up')
      log.error({ keys: lost.length }, 'purges were given up: what they were about has ended at the edge')
    }
    for (const [key, wanted] of batch) {
      if (lost.includes(key)) continue
      const newer = this.#wanted.get(key)
      const since = newer?.since ?? wanted.since
      this.#wanted.set(key, { since, again: wanted.again || newer?.again === true })
    }
    this.#notBefore = clock() + (retryAfterMs ?? 0)
    if (this.#wanted.size > 0) this.#plan(backoffMs(this.#failures, BACKOFF))
  }
}
