import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { OfferPage } from '#app/features/offers/components/offer-page.tsx'
import { getOffer } from '#app/features/offers/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** `/offers/{offer}` and `/offers/{make}/{offer}` (OFFER-05). */
export function loader({ context, params }: LoaderFunctionArgs) {
  return getOffer(requireDealerContext(context), params['*'] ?? '')
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function Offer() {
  const { offer, others } = useLoaderData<typeof loader>()
  return <OfferPage key={offer.id} offer={offer} others={others} />
}
