import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { vehicleMarkdown } from '#app/features/print/vehicle-markdown.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** A vehicle’s page in Markdown. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return new Response(await vehicleMarkdown(requireDealerContext(context), params.slug ?? ''), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      // The page itself is what search engines list.
      'x-robots-tag': 'noindex',
    },
  })
}
