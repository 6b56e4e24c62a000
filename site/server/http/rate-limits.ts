// How much of a thing one visitor may do in a time (fixed windows: each begins with the first that is taken). Windows
// stand in the database, so that all instances of the site share them and a restart forgets none (decision 029).
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/database.ts'
import { deleteEndedWindows, takeFromWindow } from '#db/limits/rate-limit-repository.ts'
import type { Log } from '../log.ts'

/** How much of a thing one subject may do: `most` in each window of `overSeconds`. */
export type Allowance = {
  most: number
  overSeconds: number
  /** Counted by each process alone, where counting in the database would cost more than what is limited. */
  inMemory?: true
}

const DAY_SECONDS = 86_400

/** Every allowance of the site; each dealer's subjects are counted apart. */
export const ALLOWANCES = {
  /** Forms that one address sends, each step of one counted. */
  lead: { most: 30, overSeconds: 600 },
  /** Reservations that one address begins. */
  reserve: { most: 10, overSeconds: 600 },
  /** What pages report of themselves. */
  event: { most: 300, overSeconds: 300, inMemory: true },
  /** One-time codes that one address has sent, beside the limit of each number (`sign_in_turns`). */
  code: { most: 30, overSeconds: 3_600 },
  /** One-time codes of one number, and of one address, which may be a whole office's, in a day. */
  codeNumberDay: { most: 10, overSeconds: DAY_SECONDS },
  codeAddressDay: { most: 100, overSeconds: DAY_SECONDS },
  /** Codes that one address answers with. */
  codeTry: { most: 30, overSeconds: 900 },
  /** Questions whether a contact is known. */
  contact: { most: 30, overSeconds: 300 },
  /** Quotes and applications, which a provider is asked for. */
  quote: { most: 60, overSeconds: 300 },
  application: { most: 10, overSeconds: 600 },
  /** Registrations looked up and vehicles valued, which a provider is asked for. */
  rego: { most: 30, overSeconds: 600 },
  /** Changes of one person's watchlist. */
  watchlist: { most: 120, overSeconds: 60 },
} as const satisfies Record<string, Allowance>

export type LimitBucket = keyof typeof ALLOWANCES
export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number }

/** What a request may ask of the limits. */
export type Limits = {
  /** @param subject whom it counts: an address, a number, a person */
  take: (bucket: LimitBucket, tenantSlug: string, subject: string) => Promise<Taken>
}

/** Subjects remembered of a bucket; whoever was seen longest ago is forgotten first. */
const MOST_SUBJECTS = 20_000
/** How long a database that failed is not asked again. */
const AWAY_MS = 5_000
const PURGE_MS = 600_000

/** `resetsAt` is milliseconds since 1970. */
type Window = { taken: number; resetsAt: number }
type Parts = { db: Database; log: Pick<Log, 'error'>; clock: () => number }

/**
 * What this process knows of a window is a lower bound of what the database knows: where it is used up here, it is used
 * up everywhere and nobody is asked. While the database cannot be used, the process's own count is all there is: a
 * limit that cannot be shared must not stop the site.
 */
export class RateLimits implements Limits {
  readonly #parts: Parts
  readonly #known = new Map<LimitBucket, LRUCache<string, Window>>()
  #awayUntil = 0
  #purgedAt = Number.NEGATIVE_INFINITY

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Takes one of a subject's allowance, or says when there is one again. Never throws. */
  async take(bucket: LimitBucket, tenantSlug: string, subject: string): Promise<Taken> {
    const allowance: Allowance = ALLOWANCES[bucket]
    const now = this.#parts.clock()
    const key = `${tenantSlug}\n${subject}`
    const known = this.#find(bucket, key, now)
    if (known && known.taken >= allowance.most) return refused(known, now)
    const shared =
      allowance.inMemory || now < this.#awayUntil
        ? null
        : await this.#takeShared({ tenant_slug: tenantSlug, bucket, subject }, allowance, now)
    // Others may have taken of this process's own count while the database was asked.
    const window = shared ?? takenOf(this.#find(bucket, key, now), allowance, now)
    this.#remember(bucket, key, window)
    return window.ok ? { ok: true } : refused(window, now)
  }

  /** Null where the database cannot be used. */
  async #takeShared(
    key: { tenant_slug: string; bucket: LimitBucket; subject: string },
    { most, overSeconds }: Allowance,
    at: number,
  ): Promise<(Window & { ok: boolean }) | null> {
    const { db, log } = this.#parts
    const now = new Date(at).toISOString()
    const resetsAt = new Date(at + overSeconds * 1_000).toISOString()
    try {
      const { ok, taken, resets_at } = await takeFromWindow(db, key, { most, now, resetsAt })
      if (at - this.#purgedAt >= PURGE_MS) {
        this.#purgedAt = at
        await deleteEndedWindows(db, now)
      }
      return { ok, taken, resetsAt: Date.parse(resets_at) }
    } catch (error) {
      this.#awayUntil = at + AWAY_MS
      log.error({ error: String(error) }, 'rate limits are counted by this process alone')
      return null
    }
  }

  #find(bucket: LimitBucket, key: string, now: number): Window | undefined {
    const known = this.#known.get(bucket)?.get(key)
    return known && known.resetsAt > now ? known : undefined
  }

  #remember(bucket: LimitBucket, key: string, { taken, resetsAt }: Window): void {
    const known = this.#known.get(bucket) ?? new LRUCache<string, Window>({ max: MOST_SUBJECTS })
    this.#known.set(bucket, known)
    known.set(key, { taken, resetsAt })
  }
}

/** A window of this process's own count, after one was taken of it or none was left. */
function takenOf(
  window: Window | undefined,
  { most, overSeconds }: Allowance,
  now: number,
): Window & { ok: boolean } {
  const { taken, resetsAt } = window ?? { taken: 0, resetsAt: now + overSeconds * 1_000 }
  return taken < most ? { ok: true, taken: taken + 1, resetsAt } : { ok: false, taken, resetsAt }
}

const refused = ({ resetsAt }: Window, now: number): Taken => ({
  ok: false,
  retryAfterSeconds: Math.max(1, Math.ceil((resetsAt - now) / 1_000)),
})
