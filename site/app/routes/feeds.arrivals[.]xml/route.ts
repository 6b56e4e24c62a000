import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { arrivalsFeed } from '#app/features/vehicle-feeds/arrivals.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** What came in last, for feed readers. */
export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await arrivalsFeed(requireDealerContext(context)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
