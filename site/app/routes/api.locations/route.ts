import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { getLocationsData } from '#app/features/locations/locations-data.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { withoutStega } from '#app/ui/without-stega.ts'

export const handle: RouteHandle = { reads: [] }

/** The dealer's locations as data (DATA-09). */
export function loader({ context }: LoaderFunctionArgs) {
  const body = JSON.stringify(getLocationsData(requireDealerContext(context)))
  return new Response(withoutStega(body), {
    // The page itself is what search engines list.
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
  })
}
