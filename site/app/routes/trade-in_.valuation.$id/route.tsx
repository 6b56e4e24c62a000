import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ValuationPage } from '#app/features/trade/components/valuation-page.tsx'
import { CHANGE_PARAM, type ValuationModel } from '#app/features/trade/trade-model.ts'
import { valuationRoute } from '#app/features/trade/trade-routes.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { useAnsweredPage } from '#app/parts/lead/form/use-page-form.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { sendForm as clientAction } from '#app/parts/lead/form/send-form.ts'

export const handle: RouteHandle = {
  reads: [CHANGE_PARAM],
  isPrivate: true,
  isUnmeasured: true,
  isForm: true,
}

/** The valuation of a vehicle and the offer for it (TRADE-01). */
export const loader = (args: LoaderFunctionArgs) => valuationRoute.loader(args)

export const action = (args: ActionFunctionArgs) => valuationRoute.action(args)

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(data?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

export default function Valuation() {
  return <ValuationPage page={useAnsweredPage(useLoaderData<typeof loader>() as ValuationModel)} />
}
