import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getVehicleFeeds } from '#app/features/vehicle-feeds/vehicle-feeds.server.ts'
import { VehicleFeedsPage } from '#app/features/vehicle-feeds/vehicle-feeds-page.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import '#app/styles/pages/import-report.css'

export const handle: RouteHandle = { reads: [] }

export function loader({ context }: LoaderFunctionArgs) {
  return getVehicleFeeds(context)
}

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function VehicleFeedsRoute() {
  return <VehicleFeedsPage catalogues={useLoaderData<typeof loader>().catalogues} />
}
