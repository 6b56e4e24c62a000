import type { LoaderFunctionArgs } from '@remix-run/node'
import { getStaffCar } from '#app/features/staff-api/stock/staff-stock.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['number'], isPrivate: true }

/** `{ at, cars }` with a `StaffCar` each of the stock number `?number=`, for the dealer's staff. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffCar(context), { headers: STAFF_HEADERS })
}
