import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getLenders } from '#app/parts/money/calculator/car-finance.server.ts'

export const handle: RouteHandle = { reads: [] }

/** The lenders' figures for a car, by provider (CALL-11, OPEN-14). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return Response.json(await getLenders(requireDealerContext(context), params.id ?? ''))
}

export { loadOrNull as clientLoader } from '#app/http/load-or-null.ts'

/** What lenders say of a car does not change by a form. */
export const shouldRevalidate = () => false
