import type { LoaderFunctionArgs } from '@remix-run/node'
import { webManifest } from '#app/features/drawn/manifest.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

export function loader({ context }: LoaderFunctionArgs) {
  return new Response(JSON.stringify(webManifest(context)), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
