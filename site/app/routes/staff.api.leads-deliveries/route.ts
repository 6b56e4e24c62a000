import type { LoaderFunctionArgs } from '@remix-run/node'
import { getStaffDeliveries } from '#app/features/staff-api/leads/staff-deliveries.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffDeliveries` of the schemas, for staff who may read leads. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffDeliveries(context), { headers: STAFF_HEADERS })
}
