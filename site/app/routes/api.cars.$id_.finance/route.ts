import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireShop } from '#app/context.ts'
import { getLenders } from '#app/features/finance/queries.server.ts'
import type { RouteHandle } from '#app/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** The lenders' figures for a car, by provider (CALL-11, OPEN-14). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return Response.json(await getLenders(requireShop(context), params.id ?? ''))
}
