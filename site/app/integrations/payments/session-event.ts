import * as z from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import type { PaymentNotice } from './payments.ts'

/** The webhooks after which the session is queried; the webhook itself does not decide about the payment. */
const TOLD = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

const SessionEvent = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      client_reference_id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
})

/** The subject of a webhook; null for other events and for sessions that are not ours. */
export function parseSessionEvent(body: string): PaymentNotice | null {
  const read = SessionEvent.safeParse(parseJson(body))
  if (!read.success || !TOLD.has(read.data.type)) return null
  const { id, client_reference_id: reference, metadata } = read.data.data.object
  const tenantSlug = metadata?.tenant
  return reference && tenantSlug ? { sessionId: id, reference, tenantSlug } : null
}

/** A webhook's body in the provider's format. */
export const sessionEventBody = (type: string, notice: PaymentNotice) =>
  JSON.stringify({
    object: 'event',
    type,
    data: {
      object: {
        id: notice.sessionId,
        object: 'checkout.session',
        client_reference_id: notice.reference,
        metadata: { tenant: notice.tenantSlug },
      },
    },
  })
