import type { LoaderFunctionArgs } from '@remix-run/node'
import { INSIGHT_PARAMETERS } from '#app/features/staff-api/insights/insight-parameters.ts'
import { getStaffInsightItem } from '#app/features/staff-api/insights/staff-insights.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: INSIGHT_PARAMETERS, isPrivate: true }

/** `StaffInsightItem`; the server lets only staff of the dealer through. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffInsightItem(context), { headers: STAFF_HEADERS })
}
