import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireShop } from '#app/context.ts'
import { findUnderstanding } from '#app/features/sentence/understand.server.ts'
import { ADDRESS_KEYS } from '#app/features/stock-search/address/search-keys.ts'
import type { RouteHandle } from '#app/route-handle.ts'

export const handle: RouteHandle = { reads: ['text', 'at', 'peek', ...ADDRESS_KEYS] }

/**
 * What the sentence of `?text=` becomes when it is added to the search of the other parameters, whose path after
 * `/search/` is `at`; with `peek=1` how many cars it finds and the first of them as well.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const understood = await findUnderstanding(requireShop(context), searchParams)
  if (understood === null) return Response.json(null, { status: 503 })
  return Response.json(understood)
}
