import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { estimateEarly } from '#app/features/trade/estimate.server.ts'
import { findOfferedVehicle, findVehicle, vehicleName } from '#app/features/trade/find-vehicle.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export { loadOrNull as clientLoader } from '#app/http/load-or-null.ts'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: ['rego', 'regoState', 'kms', 'for'], isPrivate: true }

/**
 * `?rego=&regoState=`: the vehicle of a registration, or the reason why there is none (TRADE-10); with `for=sale` only one
 * that the dealer takes, and with `kms` an estimate of it.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  requireDealerContext(context)
  const { searchParams } = context.url
  const asked = { rego: searchParams.get('rego') ?? '', state: searchParams.get('regoState') ?? '' }
  const kms = searchParams.get('kms')
  if (kms !== null) {
    const early = await estimateEarly(context, { ...asked, kms })
    if ('estimate' in early) return Response.json(early)
    const [error] = Object.values(early.error)
    return Response.json({ error }, { status: '' in early.error ? early.status : 200 })
  }
  const found = await (searchParams.get('for') === 'sale' ? findOfferedVehicle : findVehicle)(context, asked)
  // An unknown registration is a valid answer, not a failure.
  if (found.kind === 'error')
    return Response.json({ error: found.error }, { status: found.field === '' ? found.status : 200 })
  const { id: _id, ...vehicle } = found.vehicle
  return Response.json({ ...vehicle, description: vehicleName(vehicle) })
}
