/*
 * A test payment provider for an installation without a real one. It follows the hosted provider's protocol: a session
 * with a page of its own, a return, and a signed webhook.
 */
import { randomUUID } from 'node:crypto'
import type { Database } from '#db/database.ts'
import {
  changeTestPayment,
  findTestPayment,
  openTestPayment,
  type TestPayment,
} from '#db/reserve/test-payment-repository.ts'
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
/** How long an ended session is kept. */
const KEPT_MS = 40 * 86_400_000

export type EmbeddedOptions = {
  /** Where sessions are, for every process of the site. */
  db: Database
  /** Signs the webhooks. */
  secret: string
  /** Milliseconds since 1970. */
  clock: () => number
  /** The address of a session's page, on the site of the order. */
  buildPage: (order: PaymentOrder, sessionId: string) => string
  /** Receives a webhook, as the site's own webhook route does. */
  send?: (body: string, signature: string) => void
  /** `setTimeout`, for the slow card. */
  schedule?: (work: () => void, ms: number) => void
}

export class EmbeddedPayments implements Payments, TestProvider {
  readonly test = this
  readonly pagesOrigin = null
  readonly #options: EmbeddedOptions

  constructor(options: EmbeddedOptions) {
    this.#options = options
  }

  async createSession(order: PaymentOrder): Promise<OpenedSession> {
    const staleAt = new Date(this.#options.clock() - KEPT_MS).toISOString()
    const { id } = await openTestPayment(this.#options.db, buildRow(order), staleAt)
    return { id, url: this.#options.buildPage(order, id) }
  }

  async findSession(id: string): Promise<PaymentSession | null> {
    const payment = await findTestPayment(this.#options.db, id)
    return payment && { id, reference: payment.reference, status: this.#statusOf(payment) }
  }

  async capture(id: string): Promise<boolean | null> {
    const payment = await findTestPayment(this.#options.db, id)
    if (payment === null) return null
    const status = this.#statusOf(payment)
    if (status !== 'authorised') return status === 'captured'
    return (await changeTestPayment(this.#options.db, payment, { status: 'captured' })) || this.capture(id)
  }

  async release(id: string): Promise<void> {
    const payment = await findTestPayment(this.#options.db, id)
    if (payment === null || this.#statusOf(payment) === 'expired') return
    if (!(await changeTestPayment(this.#options.db, payment, { status: 'released' }))) await this.release(id)
  }

  readNotice(body: string, signature: string | null): PaymentNotice | null {
    requireSigned(body, signature, this.#options.secret, Math.floor(this.#options.clock() / 1_000))
    return parseSessionEvent(body)
  }

  async findTestSession(id: string): Promise<TestSession | null> {
    const payment = await findTestPayment(this.#options.db, id)
    if (payment === null) return null
    const { tenant_slug: tenantSlug, title, amount_cents, return_url, cancel_url } = payment
    const urls = { returnUrl: return_url, cancelUrl: cancel_url }
    return { id, tenantSlug, title, amountCents: amount_cents, ...urls, status: this.#statusOf(payment) }
  }

  async payWith(id: string, card: TestCard, confirmed: boolean): Promise<CardAnswer> {
    const { db, clock, schedule } = this.#options
    if (card === 'down') throw new PaymentsDownError('The test provider was asked to be out of order.')
    const payment = await findTestPayment(db, id)
    if (payment === null || this.#statusOf(payment) !== 'open') return 'closed'
    if (card === 'decline') return 'declined'
    if (card === '3ds' && !confirmed) return 'confirm'
    if (card === 'slow') {
      const slow_until = new Date(clock() + SLOW_MS).toISOString()
      if (!(await changeTestPayment(db, payment, { status: 'processing', slow_until }))) return 'closed'
      schedule?.(() => this.#notify(payment, 'checkout.session.async_payment_succeeded'), SLOW_MS)
      return 'processing'
    }
    if (!(await changeTestPayment(db, payment, { status: 'authorised' }))) return 'closed'
    this.#notify(payment, 'checkout.session.completed')
    return 'paid'
  }

  /** The status by now: an open session may have expired, a slow one may have been authorised. */
  #statusOf({ status, expires_at, slow_until }: TestPayment): PaymentStatus {
    const now = new Date(this.#options.clock()).toISOString()
    if (status === 'open' && now >= expires_at) return 'expired'
    if (status === 'processing' && slow_until !== null && now >= slow_until) return 'authorised'
    return status as PaymentStatus
  }

  #notify({ id: sessionId, reference, tenant_slug: tenantSlug }: TestPayment, type: string): void {
    const body = sessionEventBody(type, { sessionId, reference, tenantSlug })
    const { secret, clock, send } = this.#options
    send?.(body, signBody(body, secret, Math.floor(clock() / 1_000)))
  }
}

function buildRow(order: PaymentOrder): TestPayment {
  return {
    tenant_slug: order.tenantSlug,
    id: `test_${randomUUID()}`,
    reference: order.reference,
    title: order.title,
    amount_cents: order.amountCents,
    return_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    status: 'open',
    expires_at: order.expiresAt,
    slow_until: null,
  }
}
