import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  changeStaffStockKeys,
  getStaffStockKeys,
} from '#app/features/staff-api/stock/staff-stock-keys.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffStockKeys` of the schemas, for the dealer's managers and administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffStockKeys(context), { headers: STAFF_HEADERS })
}

/** `{ do: make | revoke }` → the keys afterwards, with the new one for this once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const keys = await changeStaffStockKeys(context, await readForm(request))
  return Response.json(keys, { headers: STAFF_HEADERS })
}
