import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OnlinePaymentPage } from '#app/features/reserve/components/online-payment-page.tsx'
import { getOnlinePayments } from '#app/features/reserve/online-payment.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import '#app/styles/pages/reserve.css'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: [], isPrivate: true, isUnmeasured: true, isForm: true }

/** Deposits of a signed-in person (RES-11, ROUTE-30). */
export const loader = ({ request, context }: LoaderFunctionArgs) => getOnlinePayments(context, request)

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageMeta(page?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

export default function OnlinePayment() {
  return <OnlinePaymentPage page={useLoaderData<typeof loader>()} />
}
