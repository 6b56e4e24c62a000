import * as z from 'zod'
import type { PaymentNotice } from './payments.ts'

/** The messages after which a session is asked about; the message itself is not believed about the money. */
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

/** What a message of the provider is about; null for other messages and for sessions that are not ours. */
export function parseSessionEvent(body: string): PaymentNotice | null {
  const read = SessionEvent.safeParse(jsonOf(body))
  if (!read.success || !TOLD.has(read.data.type)) return null
  const { id, client_reference_id: reference, metadata } = read.data.data.object
  const tenantSlug = metadata?.tenant
  return reference && tenantSlug ? { sessionId: id, reference, tenantSlug } : null
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** A message as the provider writes it. */
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
