import type { LoaderFunctionArgs } from '@remix-run/node'
import { findStaffCars } from '#app/features/staff-api/stock/staff-stock.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['words'], isPrivate: true }

/** `StaffCars` of the schemas: what `?words=` find, without words those that are not on the site, for the dealer's staff. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await findStaffCars(context), { headers: STAFF_HEADERS })
}
