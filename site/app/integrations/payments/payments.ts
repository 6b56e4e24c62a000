/*
 * What the site needs of a payment provider with a hosted page: a session is opened, the shopper is sent to the
 * provider's own page and comes back, and the provider tells of it in a signed message. Card data never passes the site.
 * The money is first set aside on the card (authorised) and taken (captured) once the car is held.
 */

import type { TestCard } from './test-cards.ts'

/** What a shopper is about to pay. */
export type PaymentOrder = {
  /** Our own id of what is paid for; one order opens one session however often it is sent. */
  reference: string
  tenantSlug: string
  amountCents: number
  /** What the provider's page and the card's statement say it is. */
  title: string
  email: string
  /** Where the provider sends the shopper, paid or not. */
  returnUrl: string
  cancelUrl: string
  /** ISO; no payment is taken from then on. */
  expiresAt: string
}

/** A session that was opened: `url` is the provider's page. */
export type OpenedSession = { id: string; url: string }

/**
 * How far a session is: `open` (nothing paid, a declined card leaves it open), `processing` (the bank has not
 * answered), `authorised` (set aside on the card), `captured` (taken), `released` (given back or never taken),
 * `expired`.
 */
export type PaymentStatus = 'open' | 'processing' | 'authorised' | 'captured' | 'released' | 'expired'

export type PaymentSession = { id: string; reference: string; status: PaymentStatus }

/** What a signed message of the provider is about. */
export type PaymentNotice = { sessionId: string; reference: string; tenantSlug: string }

/** What the test provider's page shows of a session. */
export type TestSession = Pick<PaymentOrder, 'title' | 'amountCents' | 'returnUrl' | 'cancelUrl'> & {
  id: string
  tenantSlug: string
  status: PaymentStatus
}

/** What a test card comes to: `confirm` is the bank's question. */
export type CardAnswer = 'paid' | 'processing' | 'declined' | 'confirm' | 'closed'

/** The page of a provider without money. */
export interface TestProvider {
  /** Null for a session there is not. */
  findTestSession(id: string): TestSession | null
  /** Pays; `confirmed` once the bank's question was answered. @throws PaymentsDownError for the card that says so */
  payWith(id: string, card: TestCard, confirmed: boolean): CardAnswer
}

export interface Payments {
  /** The pages of a provider without money, which this site serves itself; null for a real one. */
  readonly test: TestProvider | null
  /** Origin of the provider's pages, to which a form of ours redirects; null where they are this site's own. */
  readonly pagesOrigin: string | null
  /** @throws PaymentsDownError */
  createSession(order: PaymentOrder): Promise<OpenedSession>
  /** Null for a session the provider does not know. @throws PaymentsDownError */
  findSession(id: string): Promise<PaymentSession | null>
  /** Takes what was set aside; done twice it is done once. False when it can no longer be taken. @throws PaymentsDownError */
  capture(id: string): Promise<boolean>
  /** Ends a session so that no money stays taken: closes it, lets go of what was set aside, or refunds. @throws PaymentsDownError */
  release(id: string): Promise<void>
  /**
   * Reads a message. Null for one that is none of ours to act on.
   * @throws PaymentSignatureError for one that the provider did not send, or sent too long ago
   */
  readNotice(body: string, signature: string | null): PaymentNotice | null
}

/** The provider did not answer, or answered that it cannot; the same call may be made again. */
export class PaymentsDownError extends Error {
  override readonly name = 'PaymentsDownError'
  readonly code = 'payments_down'
}

export class PaymentSignatureError extends Error {
  override readonly name = 'PaymentSignatureError'
  readonly code = 'payment_signature'
}
