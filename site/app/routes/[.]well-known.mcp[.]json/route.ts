import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { agentPath } from '#app/paths.ts'

export const handle: RouteHandle = { reads: [] }

/** Where an assistant finds this dealer’s tools. */
export function loader({ context }: LoaderFunctionArgs) {
  const { bundle, origin } = requireDealerContext(context)
  const { slug, name } = bundle.tenant
  const endpoint = { type: 'streamable-http', url: origin + agentPath() }
  return Response.json({ name: slug, title: name, transport: endpoint })
}
