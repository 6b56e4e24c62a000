import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { OfferPage } from '#app/features/offers/components/offer-page.tsx'
import { getOffer, type OfferPageModel } from '#app/features/offers/offer-page.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: [] }

/** `/offers/{offer}` and `/offers/{make}/{offer}` (OFFER-05). */
export function loader({ context, params }: LoaderFunctionArgs) {
  return getOffer(requireDealerContext(context), params['*'] ?? '')
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function Offer() {
  const { meta: _, ...page } = useLoaderData<typeof loader>() as OfferPageModel
  return <OfferPage key={page.offer.id} {...page} />
}
