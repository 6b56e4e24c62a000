import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { iconAnswer } from '#app/parts/drawn/site-icon.server.ts'

export const handle: RouteHandle = { reads: [] }

/** The icon at the address at which iOS looks for it. */
export function loader({ context }: LoaderFunctionArgs) {
  return iconAnswer(requireDealer(context).tenant, 'touch.png')
}
