import { type ActionFunctionArgs, json } from '@remix-run/node'
import { takePaymentNotice } from '#app/features/reserve/payment-notice.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** Takes the signed messages of the payment provider, for every dealer. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const { status, body } = await takePaymentNotice(context, request)
  return json(body, { status })
}

/** It is no page. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}
