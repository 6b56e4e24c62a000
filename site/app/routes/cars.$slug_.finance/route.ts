import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireShop } from '#app/context.ts'
import { getFinanceHref } from '#app/features/finance/queries.server.ts'
import type { RouteHandle } from '#app/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** From a card to the dealer's finance page: cards name the car alone, the address is made here (FIN-45). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return redirect(await getFinanceHref(requireShop(context), params.slug ?? ''))
}
