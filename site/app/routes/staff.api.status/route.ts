import type { LoaderFunctionArgs } from '@remix-run/node'
import { getStaffStatus } from '#app/features/staff-api/status/staff-status.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffStatus` of the schemas, for the dealer's staff. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffStatus(context), { headers: STAFF_HEADERS })
}
