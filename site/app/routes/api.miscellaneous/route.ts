import type { ActionFunctionArgs } from '@remix-run/node'
import { noteValuation } from '#app/features/trade/note-valuation.server.ts'

/** Reports of pages after a lead; the answer is only ok or not (CALL-14). */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const ok = await noteValuation(context, request)
  return new Response(null, { status: ok ? 204 : 400 })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle = { reads: [] }
