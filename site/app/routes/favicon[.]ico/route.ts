import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealer } from '#app/context.ts'
import { iconAnswer } from '#app/features/drawn/site-icon.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** The icon that browsers and crawlers ask for without a link to it. */
export function loader({ context }: LoaderFunctionArgs) {
  return iconAnswer(requireDealer(context).tenant, 'favicon.ico')
}
