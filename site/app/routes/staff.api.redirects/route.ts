import type { LoaderFunctionArgs } from '@remix-run/node'
import { getStaffRedirects } from '#app/features/redirects/staff-redirects.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffRedirects` of the schemas, for the dealer's staff. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffRedirects(context), { headers: STAFF_HEADERS })
}
