import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { changeStaffCar } from '#app/features/staff-api/stock/change-staff-car.server.ts'
import { getStaffCarPage } from '#app/features/staff-api/stock/staff-car-page.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['number'], isPrivate: true }

/** `StaffCarPage` of the car `?number=`, for the dealer's editors, managers and administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffCarPage(context), { headers: STAFF_HEADERS })
}

/** A `CarChange` of that car → its page afterwards, for the dealer's managers and administrators. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = await changeStaffCar(context, await readForm(request))
  return Response.json(page, { headers: STAFF_HEADERS })
}
