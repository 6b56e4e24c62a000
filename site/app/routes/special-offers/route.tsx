import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { OffersPage } from '#app/features/offers/components/offers-page.tsx'
import { getOffers } from '#app/features/offers/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['category'] }

export function loader({ context }: LoaderFunctionArgs) {
  return getOffers(requireDealerContext(context), context.url.searchParams.get('category'))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function SpecialOffers() {
  const { offers, promotions, categories } = useLoaderData<typeof loader>()
  return <OffersPage offers={offers} promotions={promotions} categories={categories} />
}
