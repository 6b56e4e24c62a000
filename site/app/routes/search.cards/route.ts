import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { listCards } from '#app/parts/car/live/cards.server.ts'

// Each version of the stock has an answer of its own: another process may not know yet that the stock has changed.
export const handle: RouteHandle = { reads: ['ids', 'version'] }

/** Cards of `?ids=`, requested by an open page whose cars have changed with the stock's `?version=`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ids = new URL(request.url).searchParams.get('ids') ?? ''
  return Response.json(await listCards(requireDealerContext(context), ids))
}
