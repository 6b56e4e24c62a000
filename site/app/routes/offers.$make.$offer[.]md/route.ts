import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { offerMarkdown } from '#app/features/offers/offer-markdown.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** An offer’s page in Markdown. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return new Response(offerMarkdown(requireDealerContext(context), `${params.make}/${params.offer}`), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      // The page itself is what search engines list.
      'x-robots-tag': 'noindex',
    },
  })
}
