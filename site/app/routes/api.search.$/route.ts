import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { ADDRESS_KEYS } from '#app/domain/search-address/search-keys.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getSearchData } from '#app/parts/search/search-data.server.ts'

export const handle: RouteHandle = { reads: ADDRESS_KEYS }

/** The results page of the same path and parameters as data (DATA-16). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const splat = (params['*'] ?? '').replace(/\/+$/, '').toLowerCase()
  const { searchParams } = new URL(request.url)
  const { status, body } = await getSearchData(requireDealerContext(context), splat, searchParams)
  // The page itself is what search engines list.
  return json(body, { status, headers: { 'x-robots-tag': 'noindex' } })
}
