import type { ActionFunctionArgs } from '@remix-run/node'
import { tryStaffStockSource } from '#app/features/staff-api/stock/staff-stock-source.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StockSourceFields` → `{ name, file }`, the file in base64. It changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { name, bytes } = await tryStaffStockSource(context, await readForm(request))
  return Response.json({ name, file: bytes.toString('base64') }, { headers: STAFF_HEADERS })
}

/** There is no page at this address. */
export function loader() {
  throw new Response('No such page', { status: 404 })
}
