import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { formatSitemapIndex } from '#app/features/sitemap/sitemap.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

export async function loader({ context }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  return new Response(await formatSitemapIndex(dealer), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
