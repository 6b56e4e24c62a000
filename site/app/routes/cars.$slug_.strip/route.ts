import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { getStrip } from '#app/features/vehicle/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

const MINUTES = 10

export const handle: RouteHandle = { reads: [] }

/** Thumbnails of a card, loaded on hover. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const strip = await getStrip(requireDealerContext(context), params.slug ?? '')
  return Response.json(strip, { headers: { 'cache-control': `public, max-age=${MINUTES * 60}` } })
}
