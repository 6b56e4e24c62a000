import { type ActionFunctionArgs, json } from '@remix-run/node'
import { receivePaymentNotice } from '#app/features/reserve/payment-notice.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** Receives the payment provider's signed webhooks, for every dealer. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const { status, body } = await receivePaymentNotice(context, request)
  return json(body, { status })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}
