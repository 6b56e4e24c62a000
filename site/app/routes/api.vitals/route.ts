import type { ActionFunctionArgs } from '@remix-run/node'
import { parseVitals } from '#app/analytics/vitals/read-vitals.server.ts'
import { requireDealerContext } from '#app/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** Counts the speed of a page as a browser measured it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { slug } = requireDealerContext(context).bundle.tenant
  if (request.method !== 'POST') throw new Response('Only POST', { status: 405, headers: { allow: 'POST' } })
  const { ok } = await context.limits.take('vitals', slug, context.visitor.address)
  if (!ok) return new Response(null, { status: 429 })
  const vitals = parseVitals(await readForm(request))
  const { preview, staff } = context
  // Browsers say so themselves as well; the header is the browser's own word.
  const isRefused = request.headers.get('sec-gpc') === '1'
  // Staff and previews are no visits.
  if (!isRefused && !preview && !staff) await context.recordVitals(vitals)
  return new Response(null, { status: 204 })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}
