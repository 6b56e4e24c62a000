import type { LoaderFunctionArgs } from '@remix-run/node'
import { getStaffWebAddress } from '#app/features/staff-api/web-address/staff-web-address.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffWebAddress` of the schemas, for the dealer's managers and administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffWebAddress(context), { headers: STAFF_HEADERS })
}
