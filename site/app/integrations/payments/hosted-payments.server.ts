/*
 * A hosted checkout over HTTPS: Stripe's Checkout Sessions with manual capture, form-encoded, answers in JSON.
 * https://docs.stripe.com/api/checkout/sessions · https://docs.stripe.com/payments/place-a-hold-on-a-payment-method
 */
import * as z from 'zod'
import {
  type OpenedSession,
  type PaymentNotice,
  type PaymentOrder,
  type PaymentSession,
  type PaymentStatus,
  type Payments,
  PaymentsDownError,
} from './payments.ts'
import { parseSessionEvent } from './session-event.ts'
import { requireSigned } from './webhook-signature.server.ts'

/** The API version of the answers parsed below. */
const API_VERSION = '2025-06-30.basil'
const TIMEOUT_MS = 10_000

const Intent = z.object({ id: z.string(), status: z.string(), amount_received: z.number().nullish() })
const Session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_intent: Intent.nullish(),
})

export type HostedOptions = {
  /** Scheme and host of the provider's API. */
  origin: string
  /** Origin of the provider's checkout pages. */
  pagesOrigin: string
  key: string
  webhookSecret: string
  /** Milliseconds since 1970. */
  clock: () => number
  fetch?: typeof globalThis.fetch
}

export class HostedPayments implements Payments {
  readonly test = null
  readonly pagesOrigin: string
  readonly #options: HostedOptions

  constructor(options: HostedOptions) {
    this.#options = options
    this.pagesOrigin = options.pagesOrigin
  }

  async createSession(order: PaymentOrder): Promise<OpenedSession> {
    const answer = await this.#call(
      'POST',
      '/v1/checkout/sessions',
      buildForm(order),
      `open-${order.reference}`,
    )
    const { id, url } = z.object({ id: z.string(), url: z.url() }).parse(answer)
    return { id, url }
  }

  async findSession(id: string): Promise<PaymentSession | null> {
    const session = await this.#session(id)
    return session && { id, reference: session.client_reference_id ?? '', status: getStatus(session) }
  }

  async capture(id: string): Promise<boolean | null> {
    const session = await this.#session(id)
    if (session === null) return null
    const intent = session.payment_intent
    if (!intent) return false
    const status = getStatus(session)
    if (status !== 'authorised') return status === 'captured'
    const answer = await this.#call('POST', `/v1/payment_intents/${intent.id}/capture`, {}, `capture-${id}`)
    return answer !== null && Intent.parse(answer).status === 'succeeded'
  }

  async release(id: string): Promise<void> {
    const session = await this.#session(id)
    if (session === null) return
    const status = getStatus(session)
    const intent = session.payment_intent
    if (status === 'open') await this.#call('POST', `/v1/checkout/sessions/${id}/expire`, {}, `expire-${id}`)
    else if (status === 'captured' && intent)
      await this.#call('POST', '/v1/refunds', { payment_intent: intent.id }, `refund-${id}`)
    else if (intent && status !== 'released')
      await this.#call('POST', `/v1/payment_intents/${intent.id}/cancel`, {}, `cancel-${id}`)
  }

  readNotice(body: string, signature: string | null): PaymentNotice | null {
    const { webhookSecret, clock } = this.#options
    requireSigned(body, signature, webhookSecret, Math.floor(clock() / 1_000))
    return parseSessionEvent(body)
  }

  async #session(id: string): Promise<z.infer<typeof Session> | null> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(id)}?expand[]=payment_intent`
    const answer = await this.#call('GET', path)
    return answer === null ? null : Session.parse(answer)
  }

  /** Null where the provider answers that the object does not exist or the action is no longer possible. */
  async #call(
    method: 'GET' | 'POST',
    path: string,
    form: Record<string, string> = {},
    idempotencyKey?: string,
  ): Promise<unknown> {
    const { origin, key, fetch = globalThis.fetch } = this.#options
    const headers: Record<string, string> = {
      authorization: `Bearer ${key}`,
      'stripe-version': API_VERSION,
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    }
    const body = method === 'POST' ? { body: new URLSearchParams(form) } : {}
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(origin + path, { method, headers, signal, ...body }).catch(
      (cause: unknown) => {
        throw new PaymentsDownError('The payment provider did not answer.', { cause })
      },
    )
    if (answer.ok) return answer.json()
    if (answer.status === 404 || answer.status === 400) return null
    throw new PaymentsDownError(`The payment provider answered ${answer.status}.`)
  }
}

function buildForm(order: PaymentOrder): Record<string, string> {
  return {
    mode: 'payment',
    client_reference_id: order.reference,
    customer_email: order.email,
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    expires_at: String(Math.floor(Date.parse(order.expiresAt) / 1_000)),
    'payment_method_types[0]': 'card',
    'payment_intent_data[capture_method]': 'manual',
    'metadata[tenant]': order.tenantSlug,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'aud',
    'line_items[0][price_data][unit_amount]': String(order.amountCents),
    'line_items[0][price_data][product_data][name]': order.title,
  }
}

function getStatus({ status, payment_intent: intent }: z.infer<typeof Session>): PaymentStatus {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (intent?.status === 'requires_capture') return 'authorised'
  if (intent?.status === 'succeeded') return 'captured'
  return intent?.status === 'canceled' ? 'released' : 'processing'
}
