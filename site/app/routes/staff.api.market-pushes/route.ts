import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  changeStaffMarketPushes,
  getStaffMarketPushes,
} from '#app/features/staff-api/markets/staff-market-pushes.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffMarketPushes` of the schemas, for the dealer's staff. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffMarketPushes(context), { headers: STAFF_HEADERS })
}

/** A `MarketPushChange` of a manager or administrator → how it is afterwards. */
export async function action({ request, context }: ActionFunctionArgs) {
  const pushes = await changeStaffMarketPushes(context, await readForm(request))
  return Response.json(pushes, { headers: STAFF_HEADERS })
}
