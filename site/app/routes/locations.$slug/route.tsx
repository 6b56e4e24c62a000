import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { LocationPage } from '#app/features/locations/components/location-page.tsx'
import { getLocation, type LocationPageModel } from '#app/features/locations/location-page.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: ['department'] }

export function loader({ context, params, request }: LoaderFunctionArgs) {
  const department = new URL(request.url).searchParams.get('department') ?? ''
  return getLocation(requireDealerContext(context), params.slug ?? '', department)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function Location() {
  const { location } = useLoaderData<typeof loader>() as { location: LocationPageModel }
  return <LocationPage key={location.id} location={location} />
}
