import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import { iconAnswer } from '#app/features/drawn/site-icon.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** The site's icon as PNG: `192.png`, `512.png`, `maskable.png`, `touch.png`. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return iconAnswer(requireDealer(context).tenant, params.file ?? '')
}
