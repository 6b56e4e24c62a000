import type { ActionFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import {
  applyForFinance,
  customerFailed,
  wireApplication,
} from '#app/features/finance/application/application.server.ts'
import { readJson } from '#app/http/read-json.server.ts'

const PRIVATE = { 'cache-control': 'private, no-store' }

/** Opens an application at the finance provider, and creates the lead (CALL-07). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { finance } = requireDealer(context).tenant
  const wire = wireApplication.safeParse(await readJson(request))
  if (!wire.success)
    return Response.json({ error: customerFailed(finance.quoteProvider) }, { status: 422, headers: PRIVATE })
  const applied = await applyForFinance(context, request, wire.data)
  const status = 'error' in applied ? applied.status : 200
  return Response.json(applied, { status, headers: PRIVATE })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
