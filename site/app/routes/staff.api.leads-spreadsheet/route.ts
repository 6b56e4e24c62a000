import type { LoaderFunctionArgs } from '@remix-run/node'
import { LEAD_PARAMETERS } from '#app/features/staff-api/leads/lead-parameters.ts'
import { getLeadSpreadsheet } from '#app/features/staff-api/leads/lead-spreadsheet.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: LEAD_PARAMETERS, isPrivate: true }

/** `{ fileName, text, rows }`, for the dealer's managers and administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getLeadSpreadsheet(context), { headers: STAFF_HEADERS })
}
