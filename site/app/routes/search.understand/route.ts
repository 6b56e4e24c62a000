import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { ADDRESS_KEYS } from '#app/domain/search-address/search-keys.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { findUnderstanding } from '#app/parts/search-box/understand.server.ts'

export const handle: RouteHandle = { reads: ['text', 'at', 'peek', ...ADDRESS_KEYS] }

/**
 * The search of the sentence `?text=` added to the search of the other parameters, whose path after `/search/` is `at`;
 * with `peek=1` the number of cars and the first of them as well.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const understood = await findUnderstanding(requireDealerContext(context), searchParams)
  if (understood === null) return Response.json(null, { status: 503 })
  return Response.json(understood)
}
