import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node'
import { readForm } from '#app/http/read-form.server.ts'
import { gate } from '#app/parts/sign-in/session.server.ts'
import type { sellPath } from '#app/paths.ts'
import { changeOffer } from './change-valuation.server.ts'
import { startValuation } from './start-valuation.server.ts'
import { getCarTradePage, getSellPage, requireTradeCar } from './trade-pages.server.ts'
import { getValuationPage } from './valuation-page.server.ts'

const agentOf = (request: Request) => request.headers.get('user-agent') ?? ''

/** Loader and action of the page for sellers, under one of its names (ROUTE-17, VAR-12). */
export function sellRoute(name: Parameters<typeof sellPath>[0]) {
  return {
    async loader({ context, request }: LoaderFunctionArgs) {
      const page = await getSellPage(context, name)
      await gate(context, request, 'trade-in')
      return page
    },
    async action({ context, request }: ActionFunctionArgs) {
      await gate(context, request, 'trade-in')
      const refused = await startValuation(context, await readForm(request), null, agentOf(request))
      return json(await getSellPage(context, name, refused.state, refused.estimate), {
        status: refused.status,
      })
    },
  }
}

/** Loader and action of a trade-in for one of the dealer's vehicles (ROUTE-16). */
export const carTradeRoute = {
  async loader({ context, request }: LoaderFunctionArgs) {
    const page = await getCarTradePage(context)
    await gate(context, request, 'trade-in')
    return page
  },
  async action({ context, request }: ActionFunctionArgs) {
    await gate(context, request, 'trade-in')
    const car = await requireTradeCar(context)
    const refused = await startValuation(context, await readForm(request), car, agentOf(request))
    return json(await getCarTradePage(context, refused.state, refused.estimate), { status: refused.status })
  },
}

/** Loader and action of a valuation. */
export const valuationRoute = {
  async loader({ context, request, params }: LoaderFunctionArgs) {
    await gate(context, request, 'trade-in')
    return getValuationPage(context, params.id ?? '')
  },
  async action({ context, request, params }: ActionFunctionArgs) {
    await gate(context, request, 'trade-in')
    const id = params.id ?? ''
    const refused = await changeOffer(context, id, await readForm(request), agentOf(request))
    return json(await getValuationPage(context, id, refused), { status: refused.status })
  },
}
