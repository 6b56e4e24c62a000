import type { LoaderFunctionArgs } from '@remix-run/node'
import { getStaffToday } from '#app/features/staff-api/staff-today.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `StaffToday` of the schemas; the server lets only staff of the dealer through. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await getStaffToday(context), { headers: { 'cache-control': 'private, no-store' } })
}
