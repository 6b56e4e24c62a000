import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getAppointments } from '#app/parts/lead/appointments.server.ts'

export { loadOrNull as clientLoader } from '#app/http/load-or-null.ts'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: ['location_id', 'from', 'to'], isPrivate: true }

/** When a test drive can begin at a location (CALL-17, OPEN-16). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return json(getAppointments(requireDealerContext(context), searchParams), {
    headers: { 'cache-control': 'private, no-store' },
  })
}
