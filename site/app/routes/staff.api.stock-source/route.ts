import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  changeStaffStockSource,
  getStaffStockSource,
} from '#app/features/staff-api/stock/staff-stock-source.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffStockSource` of the schemas, for the dealer's managers and administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffStockSource(context), { headers: STAFF_HEADERS })
}

/** A `StockSourceChange` → the source afterwards. */
export async function action({ request, context }: ActionFunctionArgs) {
  const source = await changeStaffStockSource(context, await readForm(request))
  return Response.json(source, { headers: STAFF_HEADERS })
}
