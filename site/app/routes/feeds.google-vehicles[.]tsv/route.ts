import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { googleFeed } from '#app/features/vehicle-feeds/vehicle-feeds.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** The catalogue for Google vehicle ads. */
export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await googleFeed(requireDealerContext(context)), {
    headers: { 'content-type': 'text/tab-separated-values; charset=utf-8' },
  })
}
