import type { ActionFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import { parseState } from '#app/domain/charges/state-code.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { sameSitePath } from '#app/http/same-site-path.ts'
import { stateCookie } from '#app/http/state-cookie.server.ts'
import { CHARGES_PART, REGISTERED_IN, SHOWN_AT } from '#app/paths.ts'

/**
 * Remembers the state in which a shopper registers a vehicle, and leads back to the page, whose address names the state
 * too: a browser may refuse the cookie.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  requireDealer(context)
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const { [SHOWN_AT]: shownAt, [REGISTERED_IN]: written } = await readForm(request)
  const state = parseState(written)
  if (state === null) throw new Response('No such state', { status: 400 })
  const page = new URL(sameSitePath(shownAt), context.url)
  page.searchParams.set(REGISTERED_IN, state.toLowerCase())
  page.hash = CHARGES_PART
  const location = page.pathname + page.search + page.hash
  return new Response(null, {
    status: 303,
    headers: { location, 'set-cookie': stateCookie(context.url, state) },
  })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}

export const handle: RouteHandle = { reads: [] }
