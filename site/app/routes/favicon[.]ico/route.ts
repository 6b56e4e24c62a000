import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { iconAnswer } from '#app/parts/drawn/site-icon.server.ts'

export const handle: RouteHandle = { reads: [] }

/** The icon that browsers and crawlers ask for without a link to it. */
export function loader({ context }: LoaderFunctionArgs) {
  return iconAnswer(requireDealer(context).tenant, 'favicon.ico')
}
