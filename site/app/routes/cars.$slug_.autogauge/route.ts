import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { getGauge } from '#app/features/vehicle/gauge/vehicle-gauge.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export { loadGauge as clientLoader } from '#app/features/vehicle/gauge/load-gauge.ts'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: [] }

/** A car's price among those of cars like it (GAUGE-01, CALL-01). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return Response.json(await getGauge(requireDealerContext(context), params.slug ?? '', request.signal))
}
