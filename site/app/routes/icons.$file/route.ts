import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { iconAnswer } from '#app/parts/drawn/site-icon.server.ts'

export const handle: RouteHandle = { reads: [] }

/** The site's icon as PNG: `192.png`, `512.png`, `maskable.png`, `touch.png`. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return iconAnswer(requireDealer(context).tenant, params.file ?? '')
}
