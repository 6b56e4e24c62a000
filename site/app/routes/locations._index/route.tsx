import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { LocationsPage } from '#app/features/locations/components/locations-page.tsx'
import { getLocations, type LocationsPageModel } from '#app/features/locations/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: ['near', 'kind'] }

/** Every location; `?near=` orders them by distance, `?kind=` leaves those with a department. */
export function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url
  const asked = { near: searchParams.get('near') ?? '', kind: searchParams.get('kind') ?? '' }
  return getLocations(requireDealerContext(context), asked)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function Locations() {
  const { finder } = useLoaderData<typeof loader>() as LocationsPageModel
  return <LocationsPage finder={finder} />
}
