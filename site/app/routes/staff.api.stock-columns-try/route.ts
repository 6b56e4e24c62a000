import type { ActionFunctionArgs } from '@remix-run/node'
import { tryStaffStockColumns } from '#app/features/staff-api/stock/staff-stock-columns.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `{ columns }`, a list as JSON → `StaffTriedColumns`. It changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { columns = '' } = await readForm(request)
  return Response.json(await tryStaffStockColumns(context, columns), { headers: STAFF_HEADERS })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}
