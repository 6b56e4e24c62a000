import type { ActionFunctionArgs } from '@remix-run/node'
import { sendTestLead } from '#app/features/staff-api/leads/send-test-lead.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffTestLead` of the schemas, for staff who may read leads. */
export async function action({ context }: ActionFunctionArgs) {
  return Response.json(await sendTestLead(context), { headers: STAFF_HEADERS })
}

export function loader() {
  return new Response('Post to this address.', { status: 405, headers: { allow: 'POST' } })
}
