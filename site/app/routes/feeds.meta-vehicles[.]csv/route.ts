import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { metaFeed } from '#app/features/vehicle-feeds/vehicle-feeds.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** The catalogue for Meta. */
export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await metaFeed(requireDealerContext(context)), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  })
}
