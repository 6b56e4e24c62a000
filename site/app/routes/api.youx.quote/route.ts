import type { ActionFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import { readJson } from '#app/http/read-json.server.ts'
import { withAliases } from '#app/parts/lead/submit/finance-aliases.ts'
import {
  askQuote,
  quoteFailed,
  wireQuote,
  wireQuoteRequest,
} from '#app/parts/money/quote/quote-request.server.ts'

const PRIVATE = { 'cache-control': 'private, no-store' }

/** A weekly repayment for a price (CALL-06). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { tenant } = requireDealer(context)
  const wire = wireQuoteRequest.safeParse(withAliases(await readJson(request)))
  if (!wire.success)
    return Response.json(
      { error: quoteFailed(tenant.finance.quoteProvider) },
      { status: 422, headers: PRIVATE },
    )
  const answer = await askQuote(context, wire.data)
  if ('error' in answer)
    return Response.json({ error: answer.error }, { status: answer.status, headers: PRIVATE })
  return Response.json(wireQuote(answer.quote), { headers: PRIVATE })
}

export { postOrNull as clientAction } from '#app/http/load-or-null.ts'

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
