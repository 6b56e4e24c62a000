import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { LocationsPage } from '#app/features/locations/components/locations-page.tsx'
import { getLocations } from '#app/features/locations/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

export function loader({ context }: LoaderFunctionArgs) {
  return getLocations(requireDealerContext(context))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function Locations() {
  const { locations } = useLoaderData<typeof loader>()
  return <LocationsPage locations={locations} />
}
