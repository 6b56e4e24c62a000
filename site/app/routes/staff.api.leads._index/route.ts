import type { LoaderFunctionArgs } from '@remix-run/node'
import { LEAD_PARAMETERS } from '#app/features/staff-api/leads/lead-parameters.ts'
import { getStaffLeads } from '#app/features/staff-api/leads/staff-leads.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: LEAD_PARAMETERS, isPrivate: true }

/** `StaffLeads` of the schemas; the server lets only staff of the dealer through. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffLeads(context), { headers: STAFF_HEADERS })
}
