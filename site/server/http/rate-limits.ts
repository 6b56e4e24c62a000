// Rate limits in fixed windows, each started by its first request. Windows are rows of the database, shared by all
// instances of the site and preserved by restarts (decision 029).
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/database.ts'
import { deleteEndedWindows, takeFromWindow } from '#db/limits/rate-limit-repository.ts'
import type { Log } from '../log.ts'

/** The limit of one subject: `most` in each window of `overSeconds`. */
export type Allowance = {
  most: number
  overSeconds: number
  /** Counted per process, where counting in the database would cost as much as the limited request. */
  inMemory?: true
  /** Counted for all dealers together: what a person may be sent, whichever sites are asked for it. */
  acrossDealers?: true
}

const DAY_SECONDS = 86_400

/**
 * The limits in windows; subjects are counted per dealer unless `acrossDealers`. Limits of another kind: codes per number
 * (`sign_in_turns`, db/account/codes-repository.ts), pushes (stock/push/push-queue.ts), event streams
 * (server/live/open-streams.ts).
 */
export const ALLOWANCES = {
  /** Forms sent by one address, which may be a whole office or a mobile network, and their later steps. */
  lead: { most: 60, overSeconds: 600 },
  leadStep: { most: 240, overSeconds: 600 },
  /** Leads, right or wrong, that market places sent from one address. */
  leadIn: { most: 300, overSeconds: 600 },
  /** Bookings moved or cancelled by one address. */
  booking: { most: 30, overSeconds: 600 },
  /** Reservations started by one address. */
  reserve: { most: 10, overSeconds: 600 },
  /** Events reported by pages. */
  event: { most: 300, overSeconds: 300, inMemory: true },
  /** Speeds of pages reported by browsers: one for each document. */
  vitals: { most: 120, overSeconds: 300, inMemory: true },
  /** What pages counted: one report for each page that is left. */
  counts: { most: 200, overSeconds: 300, inMemory: true },
  /** One-time codes requested by one address, beside the limit of each number (`sign_in_turns`). */
  code: { most: 30, overSeconds: 3_600 },
  /** One-time codes per day of one number, and of one address, which may be a whole office or a mobile network. */
  codeNumberDay: { most: 10, overSeconds: DAY_SECONDS, acrossDealers: true },
  codeAddressDay: { most: 300, overSeconds: DAY_SECONDS, acrossDealers: true },
  /** Codes entered by one address. */
  codeTry: { most: 30, overSeconds: 900 },
  /** Lookups of whether a contact is known. */
  contact: { most: 30, overSeconds: 300 },
  /** Quotes and applications requested from a provider. */
  quote: { most: 60, overSeconds: 300 },
  application: { most: 10, overSeconds: 600 },
  /** Registrations and valuations requested from a provider. */
  rego: { most: 30, overSeconds: 600 },
  /** Searches asked to be followed by one address, and mails for that to one mail address. */
  alert: { most: 20, overSeconds: 600 },
  alertMail: { most: 5, overSeconds: DAY_SECONDS, acrossDealers: true },
  /** Changes of a dealer's people by one of them, and invitations mailed to one address. */
  people: { most: 30, overSeconds: 3_600 },
  invitationMail: { most: 5, overSeconds: DAY_SECONDS, acrossDealers: true },
  /** Fetches of a stock file that a dealer's staff ask for. */
  stockSource: { most: 40, overSeconds: 3_600 },
  /** Questions of assistants from one address. */
  agent: { most: 120, overSeconds: 60, inMemory: true },
  /** Test drives that assistants book with one mobile number. */
  agentBooking: { most: 10, overSeconds: 86_400 },
  /** Changes of one person's watchlist. */
  watchlist: { most: 120, overSeconds: 60 },
} as const satisfies Record<string, Allowance>

export type LimitBucket = keyof typeof ALLOWANCES
export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number }

/** The limits as request handlers use them. */
export type Limits = {
  /** @param subject what is counted: an address, a number, a person */
  take: (bucket: LimitBucket, tenantSlug: string, subject: string) => Promise<Taken>
}

/** Stands for the dealer in rows of limits that all dealers share; no slug is empty. */
const ALL_DEALERS = ''
/** Subjects per bucket in memory; the least recently seen are dropped. */
const MOST_SUBJECTS = 20_000
/** Pause after a failed database before the next try. */
const AWAY_MS = 5_000
const PURGE_MS = 600_000

/** `resetsAt` is milliseconds since 1970. */
type Window = { taken: number; resetsAt: number }
type Parts = { db: Database; log: Pick<Log, 'error'>; clock: () => number }

/**
 * The count of this process is a lower bound of the count in the database: a window used up here is used up everywhere,
 * and the database is not queried. While the database is unavailable, only the process's count applies: limits must not
 * stop the site.
 */
export class RateLimits implements Limits {
  readonly #parts: Parts
  readonly #known = new Map<LimitBucket, LRUCache<string, Window>>()
  #awayUntil = 0
  #purgedAt = Number.NEGATIVE_INFINITY

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Counts one request of a subject, or returns when the next is allowed. Never throws. */
  async take(bucket: LimitBucket, tenantSlug: string, subject: string): Promise<Taken> {
    const allowance: Allowance = ALLOWANCES[bucket]
    const now = this.#parts.clock()
    const tenant = allowance.acrossDealers ? ALL_DEALERS : tenantSlug
    const key = `${tenant}\n${subject}`
    const known = this.#find(bucket, key, now)
    if (known && known.taken >= allowance.most) return refused(known, now)
    const shared =
      allowance.inMemory || now < this.#awayUntil
        ? null
        : await this.#takeShared({ tenant_slug: tenant, bucket, subject }, allowance, now)
    // Concurrent requests may have changed the process's count during the query.
    const window = shared ?? countTake(this.#find(bucket, key, now), allowance, now)
    this.#remember(bucket, key, window, now)
    return window.ok ? { ok: true } : refused(window, now)
  }

  /** Null while the database is unavailable. */
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

  #remember(bucket: LimitBucket, key: string, { taken, resetsAt }: Window, now: number): void {
    const known = this.#known.get(bucket) ?? new LRUCache<string, Window>({ max: MOST_SUBJECTS })
    this.#known.set(bucket, known)
    // Answers of concurrent requests come in any order, and the highest count is the latest.
    const before = this.#find(bucket, key, now)?.taken ?? 0
    known.set(key, { taken: Math.max(taken, before), resetsAt })
  }
}

/** A window of this process's count, after one request was counted or refused. */
function countTake(
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
