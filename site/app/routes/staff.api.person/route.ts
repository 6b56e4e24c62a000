import type { ActionFunctionArgs } from '@remix-run/node'
import { answerStaffPerson } from '#app/features/privacy/staff-person.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `{ do: find | export | erase, email, phone }` → `StaffPerson`, for the dealer's managers and administrators. */
export async function action({ request, context }: ActionFunctionArgs) {
  return Response.json(await answerStaffPerson(context, await readForm(request)), { headers: STAFF_HEADERS })
}
