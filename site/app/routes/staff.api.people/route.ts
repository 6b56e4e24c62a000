import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { changePeople } from '#app/features/staff-api/people/change-people.server.ts'
import { getStaffPeople } from '#app/features/staff-api/people/staff-people.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffPeople` of the schemas, for the dealer's managers and administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffPeople(context), { headers: STAFF_HEADERS })
}

/** A `PeopleChange` → the people afterwards. */
export async function action({ request, context }: ActionFunctionArgs) {
  return Response.json(await changePeople(context, await readForm(request)), { headers: STAFF_HEADERS })
}
