import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { listCards } from '#app/features/car/live/cards.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['ids'] }

/** Cards of `?ids=`, requested by an open page whose cars have changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ids = new URL(request.url).searchParams.get('ids') ?? ''
  return Response.json(await listCards(requireDealerContext(context), ids))
}
