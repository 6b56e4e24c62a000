import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { changeStaffLead, getStaffLead } from '#app/features/staff-api/leads/staff-lead.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffLead` of the schemas, for the dealer's managers and administrators. */
export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  return Response.json(await getStaffLead(context, id), { headers: STAFF_HEADERS })
}

/** `{ do: note | progress | resend, text }` → the lead afterwards. */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const lead = await changeStaffLead(context, id, await readForm(request))
  return Response.json(lead, { headers: STAFF_HEADERS })
}
