import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { listCarCards } from '#app/features/saved/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { requestedCars } from '#app/parts/car/saved/load-car-cards.ts'

export const handle: RouteHandle = { reads: ['ids', 'since'] }

/** Cards of the cars saved in a browser, by ids and when each was saved, as data. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ids, since } = requestedCars(request)
  const cards = await listCarCards(requireDealerContext(context), ids, since)
  // The same for everybody who asks for these cars.
  return Response.json(cards, { headers: { 'cache-control': 'public, max-age=0, must-revalidate' } })
}

export { loadCarCards as clientLoader } from '#app/parts/car/saved/load-car-cards.ts'

/** Asked for again where a car is added. */
export const shouldRevalidate = () => false
