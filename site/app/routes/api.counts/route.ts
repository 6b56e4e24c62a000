import { dateAt } from '@forecourt/schemas/contract/pure'
import type { ActionFunctionArgs } from '@remix-run/node'
import { isCounted } from '#app/analytics/counts/is-counted.server.ts'
import { listCounts, parseCounts } from '#app/analytics/counts/read-counts.server.ts'
import { requireDealerContext } from '#app/context.ts'
import { readJson } from '#app/http/read-json.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** Adds what a page counted to the dealer's counts of the day: nothing of who saw it is read or stored. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { bundle } = requireDealerContext(context)
  const { slug, timeZone } = bundle.tenant
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const { ok } = await context.limits.take('counts', slug, context.visitor.address)
  if (!ok) return new Response(null, { status: 429 })
  const counts = listCounts(bundle, parseCounts(await readJson(request)))
  const { preview, staff } = context
  if (isCounted({ header: (name) => request.headers.get(name), preview, staff }))
    context.addCounts(dateAt(context.now, timeZone), counts)
  return new Response(null, { status: 204 })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}
