import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { LocationsPage } from '#app/features/locations/components/locations-page.tsx'
import { getLocations, type LocationsPageModel } from '#app/features/locations/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { readPlacesAsked } from '#app/parts/place-finder/find-places.server.ts'

export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: ['near', 'kind', 'make'] }

/** Every location; `?near=` orders them by distance, `?kind=` leaves those with a department, `?make=` those that sell a make. */
export function loader({ context }: LoaderFunctionArgs) {
  return getLocations(requireDealerContext(context), readPlacesAsked(context.url.searchParams))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function Locations() {
  const { finder } = useLoaderData<typeof loader>() as LocationsPageModel
  return <LocationsPage finder={finder} />
}
