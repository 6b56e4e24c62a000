import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { formatSitemap } from '#app/features/sitemap/sitemap.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** A dealer's pages of one kind. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return new Response(await formatSitemap(requireDealerContext(context), params.file ?? ''), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
