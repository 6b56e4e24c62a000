import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { OffersPage } from '#app/features/offers/components/offers-page.tsx'
import { getOffers } from '#app/features/offers/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export const handle: RouteHandle = { reads: ['make', 'category'] }

export function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url
  return getOffers(requireDealerContext(context), {
    make: searchParams.get('make'),
    category: searchParams.get('category'),
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function SpecialOffers() {
  const { meta: _, ...page } = useLoaderData<typeof loader>()
  return <OffersPage {...page} />
}
