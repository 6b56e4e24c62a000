import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TradePage } from '#app/features/trade/components/trade-page.tsx'
import { AGAIN_PARAM, type TradePageModel } from '#app/features/trade/trade-model.ts'
import { sellRoute } from '#app/features/trade/trade-routes.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { useAnsweredPage } from '#app/parts/lead/form/use-page-form.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { sendForm as clientAction } from '#app/parts/lead/form/send-form.ts'

export const handle: RouteHandle = { reads: [AGAIN_PARAM], isPrivate: true, isForm: true }

/** Valuation of the visitor's vehicle, under one of its three names (ROUTE-17). */
export const loader = (args: LoaderFunctionArgs) => sellRoute('sell-my-car').loader(args)

export const action = (args: ActionFunctionArgs) => sellRoute('sell-my-car').action(args)

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function Sell() {
  return <TradePage {...useAnsweredPage(useLoaderData<typeof loader>() as TradePageModel)} />
}
