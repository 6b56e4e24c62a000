import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { findVehicle, vehicleName } from '#app/features/trade/find-vehicle.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export { loadOrNull as clientLoader } from '#app/http/load-or-null.ts'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: ['rego', 'regoState'], isPrivate: true }

/** `?rego=&regoState=`: the vehicle of a registration, or the reason why there is none (TRADE-10). */
export async function loader({ context }: LoaderFunctionArgs) {
  requireDealerContext(context)
  const { searchParams } = context.url
  const found = await findVehicle(context, {
    rego: searchParams.get('rego') ?? '',
    state: searchParams.get('regoState') ?? '',
  })
  // An unknown registration is a valid answer, not a failure.
  if (found.kind === 'error')
    return Response.json({ error: found.error }, { status: found.field === '' ? found.status : 200 })
  const { id: _id, ...vehicle } = found.vehicle
  return Response.json({ ...vehicle, description: vehicleName(vehicle) })
}
