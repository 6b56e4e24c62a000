import type { LoaderFunctionArgs } from '@remix-run/node'
import { INSIGHT_PARAMETERS } from '#app/features/staff-api/insights/insight-parameters.ts'
import { getInsightSpreadsheet } from '#app/features/staff-api/insights/staff-insights.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: INSIGHT_PARAMETERS, isPrivate: true }

/** `{ fileName, text, rows }`; the server lets only staff of the dealer through. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getInsightSpreadsheet(context), { headers: STAFF_HEADERS })
}
