import type { LoaderFunctionArgs } from '@remix-run/node'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { webManifest } from '#app/parts/drawn/manifest.server.ts'

export const handle: RouteHandle = { reads: [] }

export function loader({ context }: LoaderFunctionArgs) {
  return new Response(JSON.stringify(webManifest(context)), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
