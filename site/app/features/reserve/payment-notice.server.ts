import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { PaymentSignatureError } from '#app/integrations/payments/payments.ts'
import { readBody } from '#app/integrations/read-body.server.ts'
import { finishReserveLead } from './reserve-lead.server.ts'

/** Far more than a notice of the provider. */
const MOST_BYTES = 262_144

/**
 * Receives a notice of the payment provider. 200 acknowledges it; after 503 the provider sends it again, for days.
 */
export async function receivePaymentNotice(
  context: RequestContext,
  request: Request,
): Promise<{ status: number; body: { received: boolean } }> {
  const { tenant } = requireDealerContext(context).bundle
  const service = context.reserve
  if (service === null) return answer(404)
  const body = await readBody(request, MOST_BYTES)
  if (body === null) return answer(413)
  try {
    const reservation = await service.applyNotice(body, request.headers.get('stripe-signature'))
    // The lead of another dealer's reservation is finished when its shopper comes back.
    if (reservation?.state === 'held' && reservation.tenant_slug === tenant.slug)
      await finishReserveLead(context, reservation)
    return answer(200)
  } catch (error) {
    const isForged = error instanceof PaymentSignatureError
    context.log.warn({ error: String(error) }, 'a payment notice was not applied')
    return answer(isForged ? 400 : 503)
  }
}

const answer = (status: number) => ({ status, body: { received: status === 200 } })
