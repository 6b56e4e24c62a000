import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { locationMarkdown } from '#app/features/locations/location-markdown.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** A location’s page in Markdown. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return new Response(locationMarkdown(requireDealerContext(context), params.slug ?? ''), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      // The page itself is what search engines list.
      'x-robots-tag': 'noindex',
    },
  })
}
