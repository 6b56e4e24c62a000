import type { ActionFunctionArgs } from '@remix-run/node'
import { takeMarketLeads } from '#app/features/leads-in/take-leads.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['key'], isPrivate: true }

/** Takes leads of a market place, with the dealer's key. */
export function action({ request, context, params }: ActionFunctionArgs) {
  if (request.method !== 'POST') return loader()
  return takeMarketLeads(request, context, params.place)
}

export function loader() {
  return new Response('Post to this address.', { status: 405, headers: { allow: 'POST' } })
}
