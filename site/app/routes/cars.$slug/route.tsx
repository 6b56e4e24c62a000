import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { findRedirect } from '#app/features/redirects/follow.server.ts'
import { VehiclePage } from '#app/features/vehicle/components/vehicle-page.tsx'
import { getVehicle, type VehicleModel } from '#app/features/vehicle/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { findListedCar } from '#app/parts/car/listed-car.server.ts'
import { notFound } from '#app/parts/car/not-found.server.ts'
import { NUMBER_SHOWN, REGISTERED_IN } from '#app/paths.ts'
import '#app/styles/pages/vehicle-tools.css'

export { RouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = {
  reads: [NUMBER_SHOWN, REGISTERED_IN],
  hasHours: true,
  maskedPhone: (data) => (data as VehicleModel | undefined)?.place.phone ?? null,
}

/** A car's own page (ROUTE-12). */
export async function loader({ context, request, params: { slug = '' } }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const found = await findListedCar(dealer, slug)
  const { searchParams } = new URL(request.url)
  const asked = { numberShown: searchParams.has(NUMBER_SHOWN), registeredIn: searchParams.get(REGISTERED_IN) }
  if (found.car !== null) return getVehicle(dealer, found.car, asked)
  // Of a car that was here search engines learn that it is gone; its visitors see what is like it.
  throw (await findRedirect(context)) ?? (await notFound(dealer, found.goneName))
}

export const meta: MetaFunction<typeof loader> = ({ data: car, matches }) => pageMeta(car?.meta, matches)

export default function Car() {
  const car = useLoaderData<typeof loader>() as VehicleModel
  // The key resets gallery and calculator for another car.
  return <VehiclePage key={car.viewed.id} car={car} />
}
