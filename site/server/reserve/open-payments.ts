import { EmbeddedPayments } from '#app/integrations/payments/embedded-payments.server.ts'
import { HostedPayments } from '#app/integrations/payments/hosted-payments.server.ts'
import type { Payments } from '#app/integrations/payments/payments.ts'
import { testPaymentPath } from '#app/paths.ts'
import type { Database } from '#db/database.ts'
import type { SiteEnv } from '../env.ts'

type PaymentEnv = Pick<
  SiteEnv,
  | 'PAYMENTS_URL'
  | 'PAYMENTS_PAGES_ORIGIN'
  | 'PAYMENTS_KEY'
  | 'PAYMENTS_WEBHOOK_SECRET'
  | 'SANITY_API_HOST'
  | 'SESSION_SECRET'
>

/**
 * The provider whose variables are set; in embedded mode the test provider; null otherwise: nothing can be reserved.
 * @param send receives the test provider's webhooks
 */
export function openPayments(
  env: PaymentEnv,
  db: Database,
  send: (body: string, signature: string) => void,
): Payments | null {
  const { PAYMENTS_URL, PAYMENTS_PAGES_ORIGIN, PAYMENTS_KEY, PAYMENTS_WEBHOOK_SECRET } = env
  if (PAYMENTS_KEY !== undefined && PAYMENTS_WEBHOOK_SECRET !== undefined)
    return new HostedPayments({
      origin: PAYMENTS_URL,
      pagesOrigin: PAYMENTS_PAGES_ORIGIN,
      key: PAYMENTS_KEY,
      webhookSecret: PAYMENTS_WEBHOOK_SECRET,
      clock: Date.now,
    })
  if (env.SANITY_API_HOST === undefined) return null
  return new EmbeddedPayments({
    db,
    secret: env.SESSION_SECRET,
    clock: Date.now,
    buildPage: ({ returnUrl }, id) => new URL(testPaymentPath(id), returnUrl).href,
    send,
    schedule: (work, ms) => setTimeout(work, ms).unref(),
  })
}
