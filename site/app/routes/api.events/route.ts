import type { ActionFunctionArgs } from '@remix-run/node'
import { parseEvent } from '#app/analytics/read-event.server.ts'
import { storeEvent } from '#app/analytics/store-event.server.ts'
import { requireDealerContext } from '#app/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readJson } from '#app/http/read-json.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** Records an event of a page, for the dealer's staff and as a line of the log (OPEN-68). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { tenant } = requireDealerContext(context).bundle
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const { ok } = await context.limits.take('event', tenant.slug, context.visitor.address)
  if (!ok) return new Response(null, { status: 429 })
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  const fields = isJson ? await readJson(request) : await readForm(request)
  const { id, label, url, car_id } = parseEvent(fields)
  // Browsers say so themselves as well; the header is the browser's own word.
  if (request.headers.get('sec-gpc') === '1') return new Response(null, { status: 204 })
  await storeEvent(context, { id, label, url, car_id })
  context.log.info({ event: id, label, page: url, car_id }, 'an event')
  return new Response(null, { status: 204 })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}
