import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  changeStaffMarketKeys,
  getStaffMarketKeys,
} from '#app/features/staff-api/markets/staff-market-keys.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffMarketKeys` of the schemas, for the dealer's managers and administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffMarketKeys(context), { headers: STAFF_HEADERS })
}

/** `{ do: make | revoke, purpose }` → the keys afterwards, with the new one for this once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const keys = await changeStaffMarketKeys(context, await readForm(request))
  return Response.json(keys, { headers: STAFF_HEADERS })
}
