import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getAppointments } from '#app/parts/lead/appointments.server.ts'
import { readTakenSlots } from '#app/parts/lead/form/taken-slots.server.ts'

export { loadOrNull as clientLoader } from '#app/http/load-or-null.ts'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: ['location_id', 'department', 'from', 'to'], isPrivate: true }

/** When a test drive can begin at a location, or its workshop takes a service (CALL-17, OPEN-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const taken = await readTakenSlots(context)
  return json(getAppointments(requireDealerContext(context), searchParams, taken), {
    headers: { 'cache-control': 'private, no-store' },
  })
}
