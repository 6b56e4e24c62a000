import type { LoaderFunctionArgs } from '@remix-run/node'
import { getStaffActivity } from '#app/features/staff-api/activity/staff-activity.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffActivity` of the schemas, for the dealer's staff. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffActivity(context), { headers: STAFF_HEADERS })
}
