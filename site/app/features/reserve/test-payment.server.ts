import { formatDollars } from '@forecourt/schemas/contract/pure'
import { redirect } from '@remix-run/node'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import {
  PaymentsDownError,
  type TestProvider,
  type TestSession,
} from '#app/integrations/payments/payments.ts'
import { findTestCard } from '#app/integrations/payments/test-cards.ts'

/** The test provider's page. */
export type TestPaymentModel = {
  title: string
  /** `$200`. */
  amount: string
  backHref: string
  /** The error of the last attempt. */
  alert: string
  /** The bank asks for confirmation. */
  confirms: boolean
  /** The session is over. */
  closed: boolean
}

/** @throws 404 where payments are real, or for an unknown session */
export async function getTestPayment(context: RequestContext, id: string): Promise<TestPaymentModel> {
  return buildModel((await requireSession(context, id)).session)
}

/**
 * Pays with a test card.
 * @throws a redirect back to the dealer's page; 404
 */
export async function submitTestPayment(
  context: RequestContext,
  request: Request,
  id: string,
): Promise<{ page: TestPaymentModel; status: number }> {
  const { provider, session } = await requireSession(context, id)
  const fields = await readForm(request)
  const card = findTestCard(fields.card ?? '')
  if (card === null) return { page: buildModel(session, 'Choose a test card.'), status: 422 }
  if (fields.answer === 'no')
    return { page: buildModel(session, 'Your bank did not confirm the payment.'), status: 402 }
  const answer = await payWith(provider, id, card, fields.answer === 'yes')
  switch (answer) {
    case 'down':
      return {
        page: buildModel(session, 'The payment provider is out of order. Nothing was charged.'),
        status: 503,
      }
    case 'declined':
      return { page: buildModel(session, 'Your card was declined. Try another card.'), status: 402 }
    case 'confirm':
      return { page: { ...buildModel(session), confirms: true }, status: 200 }
    default: {
      const { pathname, search } = new URL(session.returnUrl)
      throw redirect(pathname + search, 303)
    }
  }
}

async function payWith(
  provider: TestProvider,
  id: string,
  card: Parameters<TestProvider['payWith']>[1],
  confirmed: boolean,
) {
  try {
    return await provider.payWith(id, card, confirmed)
  } catch (error) {
    if (!(error instanceof PaymentsDownError)) throw error
    return 'down' as const
  }
}

async function requireSession(context: RequestContext, id: string) {
  const { tenant } = requireDealerContext(context).bundle
  const provider = context.reserve?.payments.test ?? null
  const session = (await provider?.findTestSession(id)) ?? null
  if (provider === null || session?.tenantSlug !== tenant.slug)
    throw new Response('No such page', { status: 404 })
  return { provider, session }
}

function buildModel(session: TestSession, alert = ''): TestPaymentModel {
  const { pathname, search } = new URL(session.cancelUrl)
  return {
    title: session.title,
    amount: formatDollars(session.amountCents),
    backHref: pathname + search,
    alert,
    confirms: false,
    closed: session.status !== 'open',
  }
}
