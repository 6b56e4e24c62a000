// ROUTE-34: the other family of breadcrumb addresses, `/used-car/{make}` and `/used-car/{make}/{model}`: the search of
// that name among used cars, with the search's own canonical address.
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { getSearch } from '#app/parts/search/queries.server.ts'
import { searchStatus } from '#app/parts/search/results/search-model.ts'
import { searchPath } from '#app/paths.ts'

export { clientLoader, default, ErrorBoundary, handle, meta } from '../search.$/route.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const splat = (params['*'] ?? '').replace(/\/+$/, '')
  const { search, searchParams } = new URL(request.url)
  if (splat === '') throw redirect(searchPath('used-cars') + search, 301)
  if (!searchParams.has('car_type')) searchParams.set('car_type', 'used')
  const page = await getSearch(requireDealerContext(context), splat, searchParams)
  return data(page, { status: searchStatus(page) })
}
