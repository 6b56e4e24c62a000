/*
 * A test payment provider for an installation without a real one. It follows the hosted provider's protocol: a session
 * with a page of its own, a return, and a signed webhook.
 */
import { randomUUID } from 'node:crypto'
import {
  type CardAnswer,
  type OpenedSession,
  type PaymentNotice,
  type PaymentOrder,
  type PaymentSession,
  type PaymentStatus,
  type Payments,
  PaymentsDownError,
  type TestProvider,
  type TestSession,
} from './payments.ts'
import { parseSessionEvent, sessionEventBody } from './session-event.ts'
import type { TestCard } from './test-cards.ts'
import { requireSigned, signBody } from './webhook-signature.server.ts'

/** Delay of the slow test card. */
export const SLOW_MS = 4_000
/** Sessions in memory; the oldest is evicted first. */
const MOST_SESSIONS = 5_000

type StoredSession = { order: PaymentOrder; status: PaymentStatus; slowUntil: number | null }

export type EmbeddedOptions = {
  /** Signs the webhooks. */
  secret: string
  /** Milliseconds since 1970. */
  clock: () => number
  /** The address of a session's page, on the site of the order. */
  pageOf: (order: PaymentOrder, sessionId: string) => string
  /** Receives a webhook, as the site's own webhook route does. */
  send?: (body: string, signature: string) => void
  /** `setTimeout`, for the slow card. */
  schedule?: (work: () => void, ms: number) => void
}

export class EmbeddedPayments implements Payments, TestProvider {
  readonly test = this
  readonly pagesOrigin = null
  readonly #options: EmbeddedOptions
  readonly #sessions = new Map<string, StoredSession>()
  readonly #byReference = new Map<string, string>()

  constructor(options: EmbeddedOptions) {
    this.#options = options
  }

  createSession(order: PaymentOrder): Promise<OpenedSession> {
    const id = this.#byReference.get(order.reference) ?? this.#open(order)
    return Promise.resolve({ id, url: this.#options.pageOf(order, id) })
  }

  findSession(id: string): Promise<PaymentSession | null> {
    const session = this.#find(id)
    return Promise.resolve(session && { id, reference: session.order.reference, status: session.status })
  }

  capture(id: string): Promise<boolean> {
    const session = this.#find(id)
    if (session?.status === 'authorised') session.status = 'captured'
    return Promise.resolve(session?.status === 'captured')
  }

  release(id: string): Promise<void> {
    const session = this.#find(id)
    if (session !== null && session.status !== 'expired') session.status = 'released'
    return Promise.resolve()
  }

  readNotice(body: string, signature: string | null): PaymentNotice | null {
    requireSigned(body, signature, this.#options.secret, Math.floor(this.#options.clock() / 1_000))
    return parseSessionEvent(body)
  }

  findTestSession(id: string): TestSession | null {
    const session = this.#find(id)
    if (session === null) return null
    const { tenantSlug, title, amountCents, returnUrl, cancelUrl } = session.order
    return { id, tenantSlug, title, amountCents, returnUrl, cancelUrl, status: session.status }
  }

  payWith(id: string, card: TestCard, confirmed: boolean): CardAnswer {
    const session = this.#find(id)
    if (card === 'down') throw new PaymentsDownError('The test provider was asked to be out of order.')
    if (session?.status !== 'open') return 'closed'
    if (card === 'decline') return 'declined'
    if (card === '3ds' && !confirmed) return 'confirm'
    if (card === 'slow') {
      session.status = 'processing'
      session.slowUntil = this.#options.clock() + SLOW_MS
      this.#options.schedule?.(() => this.#notify(id, 'checkout.session.async_payment_succeeded'), SLOW_MS)
      return 'processing'
    }
    session.status = 'authorised'
    this.#notify(id, 'checkout.session.completed')
    return 'paid'
  }

  #open(order: PaymentOrder): string {
    const id = `test_${randomUUID()}`
    this.#sessions.set(id, { order, status: 'open', slowUntil: null })
    this.#byReference.set(order.reference, id)
    const [oldest] = this.#sessions
    if (oldest && this.#sessions.size > MOST_SESSIONS) {
      this.#sessions.delete(oldest[0])
      this.#byReference.delete(oldest[1].order.reference)
    }
    return id
  }

  /** The current session: an open one may have expired, a slow one may have been authorised. */
  #find(id: string): StoredSession | null {
    const session = this.#sessions.get(id)
    if (session === undefined) return null
    const now = this.#options.clock()
    if (session.status === 'open' && now >= Date.parse(session.order.expiresAt)) session.status = 'expired'
    if (session.status === 'processing' && session.slowUntil !== null && now >= session.slowUntil)
      session.status = 'authorised'
    return session
  }

  #notify(sessionId: string, type: string): void {
    const order = this.#find(sessionId)?.order
    if (order === undefined) return
    const { reference, tenantSlug } = order
    const body = sessionEventBody(type, { sessionId, reference, tenantSlug })
    const { secret, clock, send } = this.#options
    send?.(body, signBody(body, secret, Math.floor(clock() / 1_000)))
  }
}
