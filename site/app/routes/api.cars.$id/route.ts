import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireShop } from '#app/context.ts'
import { getCarSummary } from '#app/features/finance/queries.server.ts'
import type { RouteHandle } from '#app/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** A car by its id, in the names of the wire (CALL-23, OPEN-17). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return Response.json(await getCarSummary(requireShop(context), params.id ?? ''))
}
