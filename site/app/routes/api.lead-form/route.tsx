import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getLeadForm } from '#app/parts/lead/form/lead-form-query.server.ts'
import { readTakenSlots } from '#app/parts/lead/form/taken-slots.server.ts'

export { loadOrNull as clientLoader } from '#app/http/load-or-null.ts'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = {
  reads: ['kind', 'car_id', 'location_id', 'offer', 'ask', 'category'],
  isPrivate: true,
}

/** A form as data, for dialogs of other pages: `?kind=&car_id=`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const form = await getLeadForm(requireDealerContext(context), {
    kind: searchParams.get('kind') ?? '',
    carId: searchParams.get('car_id') ?? '',
    locationId: searchParams.get('location_id') ?? '',
    offer: searchParams.get('offer') ?? '',
    ask: searchParams.get('ask') ?? '',
    category: searchParams.get('category') ?? '',
    taken: await readTakenSlots(context),
  })
  return json(form, { headers: { 'cache-control': 'private, no-store' } })
}
