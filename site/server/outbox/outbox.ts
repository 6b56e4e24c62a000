// Transactional outbox for leads: a lead that was acknowledged is in the database, and is delivered from there.

import type { TenantBundle } from '@forecourt/schemas/contract'
import { SpanKind } from '@opentelemetry/api'
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import { traced } from '#app/integrations/traces.ts'
import type { Database } from '#db/database.ts'
import {
  type ClaimedDelivery,
  claimDeliveries,
  markDelivered,
  markFailed,
} from '#db/leads/delivery-repository.ts'
import { findLead } from '#db/leads/lead-repository.ts'
import type { Log } from '../log.ts'
/** Delivers a lead. Resolves when the receiver has accepted it. */
export type Channel = (delivery: OutgoingLead) => Promise<void>

/** A lead as a channel carries it. */
export type OutgoingLead = {
  /** Stable across attempts, so that receivers can detect duplicates. */
  deliveryId: string
  bundle: TenantBundle
  /** The lead in wire format. */
  payload: Record<string, unknown>
  createdAt: string
  now: string
}

/** Delivers what is no lead: `letterId` is what its delivery names. */
export type LetterChannel = (letter: {
  tenantSlug: string
  letterId: string
  /** Stable across attempts. */
  deliveryId: string
  bundle: TenantBundle
}) => Promise<void>

export type OutboxOptions = {
  db: Database
  log: Log
  /** Null while the dealer's content is unavailable. */
  findBundle: (tenantSlug: string) => Promise<TenantBundle | null>
  channels: Readonly<Record<string, Channel>>
  letters?: Readonly<Record<string, LetterChannel>>
  clock: () => number
  random?: () => number
}

const POLL_MS = 2_000
/** Lease of a claimed delivery; longer than any channel's timeout. */
const LEASE_MS = 120_000
const BATCH_SIZE = 10
const BACKOFF = { firstMs: 15_000, longestMs: 6 * 3_600_000, jitter: 0.25 }
/** Attempts of a delivery; the last is about two days after the first. */
export const MAX_ATTEMPTS = 20

/** Delay before the next attempt of a delivery, or null after the last one. @param random from 0 to 1 */
export function retryDelayMs(attempts: number, random: number): number | null {
  return attempts >= MAX_ATTEMPTS ? null : backoffMs(attempts, BACKOFF, random)
}

export class Outbox {
  readonly #options: OutboxOptions
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  start(): void {
    this.#stopped = false
    this.#timer = setTimeout(() => void this.#poll(), POLL_MS)
    this.#timer.unref()
  }

  async #poll(): Promise<void> {
    try {
      await this.run()
    } catch (error) {
      this.#options.log.error({ error: String(error) }, 'leads cannot be delivered')
    }
    if (!this.#stopped) this.start()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** Delivers everything that is due now. */
  async run(): Promise<void> {
    for (;;) {
      const now = this.#options.clock()
      const claimed = await claimDeliveries(this.#options.db, {
        channels: Object.keys({ ...this.#options.channels, ...this.#options.letters }),
        now: new Date(now).toISOString(),
        until: new Date(now + LEASE_MS).toISOString(),
        limit: BATCH_SIZE,
      })
      if (claimed.length === 0) return
      await Promise.all(claimed.map((delivery) => this.#deliver(delivery)))
    }
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { db, log, clock } = this.#options
    const { tenant_slug: tenant, id, channel, attempts } = delivery
    const attributes = {
      'forecourt.dealer': tenant,
      'forecourt.delivery': id,
      'forecourt.attempts': attempts,
    }
    try {
      await traced(`outbox ${channel}`, { kind: SpanKind.PRODUCER, ...attributes }, () =>
        this.#send(delivery),
      )
      await markDelivered(db, delivery, new Date(clock()).toISOString())
      log.info({ tenant, delivery: id, channel, attempts }, 'a lead was delivered')
    } catch (error) {
      const wait =
        error instanceof UndeliverableError
          ? null
          : retryDelayMs(attempts, (this.#options.random ?? Math.random)())
      const dueAt = wait === null ? null : new Date(clock() + wait).toISOString()
      const message = error instanceof Error ? error.message : String(error)
      await markFailed(db, delivery, { error: message, dueAt })
      const level = dueAt === null ? 'error' : 'warn'
      log[level](
        { tenant, delivery: id, channel, attempts, dueAt, error: message },
        'a lead was not delivered',
      )
    }
  }

  async #send({ tenant_slug, id, lead_id, channel }: ClaimedDelivery): Promise<void> {
    const { db, channels, letters, clock } = this.#options
    const letter = letters?.[channel]
    if (letter) {
      const bundle = await this.#requireBundle(tenant_slug)
      return letter({ tenantSlug: tenant_slug, letterId: lead_id, deliveryId: id, bundle })
    }
    const send = channels[channel]
    if (!send) throw new UndeliverableError(`There is no channel ${channel}`)
    const lead = await findLead(db, tenant_slug, lead_id)
    if (lead === null) throw new UndeliverableError('The lead has been deleted')
    const bundle = await this.#requireBundle(tenant_slug)
    const payload = JSON.parse(lead.payload) as Record<string, unknown>
    const now = new Date(clock()).toISOString()
    await send({ deliveryId: id, bundle, payload, createdAt: lead.created_at, now })
  }

  async #requireBundle(tenantSlug: string): Promise<TenantBundle> {
    const bundle = await this.#options.findBundle(tenantSlug)
    if (bundle === null) throw new Error('The dealer’s settings are not known at this moment')
    return bundle
  }
}

/** A permanent failure that is not retried. */
export class UndeliverableError extends Error {
  override readonly name = 'Undeliverable'
}
