import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type MetaDescriptor, useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { VehiclePage } from '#app/features/vehicle/components/vehicle-page.tsx'
import { getVehicle } from '#app/features/vehicle/queries.server.ts'
import type { VehicleModel } from '#app/features/vehicle/vehicle-model.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import '#app/styles/pages/vehicle-tools.css'

export { RouteError as ErrorBoundary } from '#app/features/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/features/layout/skip-revalidation-after-forms.ts'

type LdJson = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

export const handle: RouteHandle = { reads: [] }

/** A car's own page (ROUTE-12). */
export function loader({ context, params }: LoaderFunctionArgs) {
  return getVehicle(requireDealerContext(context), params.slug ?? '')
}

export const meta: MetaFunction<typeof loader> = ({ data: car, matches }) =>
  car ? [...pageMeta(car.meta), { 'script:ld+json': car.structured as LdJson }] : pageMeta(undefined, matches)

export default function Car() {
  const car = useLoaderData<typeof loader>() as VehicleModel
  // The key resets gallery and calculator for another car.
  return <VehiclePage key={car.viewed.id} car={car} />
}
