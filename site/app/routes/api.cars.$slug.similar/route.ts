import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { listSimilarIds } from '#app/features/vehicle/car-view.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** Ids of similar cars (CALL-10, OPEN-13). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return json(await listSimilarIds(requireDealerContext(context), params.slug ?? ''))
}
