import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { DeliveryPage } from '#app/parts/delivery/components/delivery-page.tsx'
import { getDeliveryPage } from '#app/parts/delivery/queries.server.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

/** Not cached: there would be a copy per postcode. */
export const handle: RouteHandle = { reads: ['postcode'], isPrivate: true }

/** The price of a vehicle's delivery, for browsers without JavaScript. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return getDeliveryPage(
    requireDealerContext(context),
    params.slug ?? '',
    context.url.searchParams.get('postcode'),
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(data?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

export default function Delivery() {
  return <DeliveryPage {...useLoaderData<typeof loader>()} />
}
