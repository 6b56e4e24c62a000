import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getFinanceHref } from '#app/parts/money/calculator/car-finance.server.ts'

export const handle: RouteHandle = { reads: [] }

/** Redirects from a card to the dealer's finance page, with all parameters (FIN-45). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return redirect(await getFinanceHref(requireDealerContext(context), params.slug ?? ''))
}
