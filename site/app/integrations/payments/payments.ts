/*
 * A payment provider with a hosted page: a session is opened, the shopper is redirected to the provider's page and
 * returns, and the provider sends a signed webhook. Card data never passes the site. The deposit is authorised first and
 * captured once the car is held.
 */

import type { TestCard } from './test-cards.ts'

/** A payment to be made. */
export type PaymentOrder = {
  /** Our id of the order; it opens one session, however often it is sent. */
  reference: string
  tenantSlug: string
  amountCents: number
  /** Its title on the provider's page and the card's statement. */
  title: string
  email: string
  /** Where the provider redirects the shopper, paid or not. */
  returnUrl: string
  cancelUrl: string
  /** ISO; no payment is accepted from then on. */
  expiresAt: string
}

/** A session that was opened: `url` is the provider's page. */
export type OpenedSession = { id: string; url: string }

/**
 * The status of a session: `open` (nothing paid, also after a declined card), `processing` (the bank has not answered),
 * `authorised`, `captured`, `released` (returned or never captured), `expired`.
 */
export type PaymentStatus = 'open' | 'processing' | 'authorised' | 'captured' | 'released' | 'expired'

export type PaymentSession = { id: string; reference: string; status: PaymentStatus }

/** The subject of a signed webhook. */
export type PaymentNotice = { sessionId: string; reference: string; tenantSlug: string }

/** A session as the test provider's page shows it. */
export type TestSession = Pick<PaymentOrder, 'title' | 'amountCents' | 'returnUrl' | 'cancelUrl'> & {
  id: string
  tenantSlug: string
  status: PaymentStatus
}

/** The result of a test card: `confirm` is the bank's confirmation step. */
export type CardAnswer = 'paid' | 'processing' | 'declined' | 'confirm' | 'closed'

/** The page of the test provider. */
export interface TestProvider {
  /** Null for an unknown session. */
  findTestSession(id: string): Promise<TestSession | null>
  /** Pays; `confirmed` after the bank's confirmation step. @throws PaymentsDownError for the card of an outage */
  payWith(id: string, card: TestCard, confirmed: boolean): Promise<CardAnswer>
}

export interface Payments {
  /** The pages of the test provider, which this site serves itself; null for a real one. */
  readonly test: TestProvider | null
  /** Origin of the provider's pages, to which our form redirects; null where they are this site's own. */
  readonly pagesOrigin: string | null
  /** @throws PaymentsDownError */
  createSession(order: PaymentOrder): Promise<OpenedSession>
  /** Null for a session the provider does not know. @throws PaymentsDownError */
  findSession(id: string): Promise<PaymentSession | null>
  /**
   * Captures an authorised deposit; idempotent. False when that is no longer possible, null for a session the provider
   * does not know. @throws PaymentsDownError
   */
  capture(id: string): Promise<boolean | null>
  /** Ends a session without a charge: closes it, releases the authorisation, or refunds. @throws PaymentsDownError */
  release(id: string): Promise<void>
  /**
   * Parses a webhook. Null for one without an action of ours.
   * @throws PaymentSignatureError for one without the provider's signature, or that is too old
   */
  readNotice(body: string, signature: string | null): PaymentNotice | null
}

/** The provider did not answer, or reported an outage; the call may be repeated. */
export class PaymentsDownError extends Error {
  override readonly name = 'PaymentsDownError'
  readonly code = 'payments_down'
}

export class PaymentSignatureError extends Error {
  override readonly name = 'PaymentSignatureError'
  readonly code = 'payment_signature'
}
