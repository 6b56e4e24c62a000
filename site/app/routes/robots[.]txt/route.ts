import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatRobots } from '#app/features/sitemap/sitemap.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

export function loader({ context: { url, site } }: LoaderFunctionArgs) {
  return new Response(formatRobots(url.origin, site.kind === 'dealer' ? site.bundle : null), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
