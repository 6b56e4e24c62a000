import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getCarSummary } from '#app/parts/money/calculator/car-finance.server.ts'

export const handle: RouteHandle = { reads: [] }

/** A car by its id, in the names of the wire (CALL-23, OPEN-17). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return Response.json(await getCarSummary(requireDealerContext(context), params.id ?? ''))
}
