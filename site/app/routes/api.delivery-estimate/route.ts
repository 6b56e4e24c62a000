import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getDeliveryEstimate } from '#app/parts/delivery/queries.server.ts'

export { loadOrNull as clientLoader } from '#app/http/load-or-null.ts'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: ['postcode', 'car_id'] }

/** `?postcode=&car_id=`: price in dollars and region, or why there is none (OPEN-12). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url
  const answer = await getDeliveryEstimate(
    requireDealerContext(context),
    searchParams.get('car_id') ?? '',
    searchParams.get('postcode') ?? '',
  )
  // No price is a valid answer, not a failure.
  return Response.json(answer, { headers: { 'cache-control': 'private, max-age=300' } })
}

/** The router's request for the data has the same headers. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders
