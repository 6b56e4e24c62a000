import type { LoaderFunctionArgs } from '@remix-run/node'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { faviconSvg } from '#app/layout/favicon.server.ts'

export const handle: RouteHandle = { reads: [] }

export function loader({ context: { site } }: LoaderFunctionArgs) {
  return new Response(faviconSvg(site.kind === 'dealer' ? site.bundle.tenant : null), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  })
}
