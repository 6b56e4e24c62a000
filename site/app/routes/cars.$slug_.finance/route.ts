import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { getFinanceHref } from '#app/features/finance/calculator/car-finance.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** From a card to the dealer's finance page: cards name the car alone, the address is made here (FIN-45). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return redirect(await getFinanceHref(requireDealerContext(context), params.slug ?? ''))
}
