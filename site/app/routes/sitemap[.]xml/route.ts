import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireShop } from '#app/context.ts'
import { formatSitemap, listSitePaths } from '#app/features/sitemap/sitemap.server.ts'
import type { RouteHandle } from '#app/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

export async function loader({ context }: LoaderFunctionArgs) {
  const shop = requireShop(context)
  return new Response(formatSitemap(shop.origin, await listSitePaths(shop)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
