// Token buckets in memory: https://en.wikipedia.org/wiki/Token_bucket. A limit that must outlive a restart, or hold
// over several processes, belongs in the database beside what it guards.

/** How much of a thing one key may do: `most` at once, refilled evenly over `overSeconds`. */
export type Allowance = { most: number; overSeconds: number }

/** Every bucket of the site. A key is whom it counts: an address, a dealer and an address. */
export const ALLOWANCES = {
  /** Forms that one address sends. */
  lead: { most: 20, overSeconds: 600 },
  /** Reservations that one address begins. */
  reserve: { most: 10, overSeconds: 600 },
  /** What pages report of themselves. */
  event: { most: 300, overSeconds: 300 },
  /** One-time codes that one address has sent, beside the limit of each number (in the database). */
  code: { most: 30, overSeconds: 3_600 },
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
export type Limits = { take: (bucket: LimitBucket, key: string) => Taken }

/** Keys remembered of a bucket; whoever was seen longest ago is forgotten first. */
const MOST_KEYS = 20_000

type Level = { tokens: number; at: number }

export class RateLimits implements Limits {
  readonly #clock: () => number
  readonly #levels = new Map<LimitBucket, Map<string, Level>>()

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Takes one of a key's allowance, or says when there is one again. */
  take(bucket: LimitBucket, key: string): Taken {
    const { most, overSeconds }: Allowance = ALLOWANCES[bucket]
    const levels = this.#levelsOf(bucket)
    const now = this.#clock()
    const perMs = most / (overSeconds * 1_000)
    const before = levels.get(key) ?? { tokens: most, at: now }
    const tokens = Math.min(most, before.tokens + Math.max(0, now - before.at) * perMs)
    const taken = tokens >= 1
    levels.delete(key)
    levels.set(key, { tokens: taken ? tokens - 1 : tokens, at: now })
    if (levels.size > MOST_KEYS) levels.delete(levels.keys().next().value as string)
    return taken ? { ok: true } : { ok: false, retryAfterSeconds: Math.ceil((1 - tokens) / perMs / 1_000) }
  }

  #levelsOf(bucket: LimitBucket): Map<string, Level> {
    const known = this.#levels.get(bucket)
    if (known) return known
    const fresh = new Map<string, Level>()
    this.#levels.set(bucket, fresh)
    return fresh
  }
}
