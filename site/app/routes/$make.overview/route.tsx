import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { type BrandPageModel, findBrandPage } from '#app/features/models/brand/brand-page.server.ts'
import { BrandPage } from '#app/features/models/components/brand-page.tsx'
import { StaffPage } from '#app/features/pages/components/staff-page.tsx'
import { findPage, type StaffPageModel } from '#app/features/pages/queries.server.ts'
import { findRedirect } from '#app/features/redirects/follow.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { notFound } from '#app/parts/car/not-found.server.ts'

export const handle: RouteHandle = { reads: [], hasForms: true }

/** A make that the dealer sells new (GRP-04); any other such address is a page that staff wrote. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const { make = '' } = params
  const brand = await findBrandPage(dealer, make)
  if (brand !== null) return { kind: 'brand' as const, meta: brand.meta, page: brand }
  const page = await findPage(dealer, `${make}/overview`)
  if (page === null) throw (await findRedirect(context)) ?? (await notFound(dealer))
  return { kind: 'written' as const, meta: page.meta, page }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function Overview() {
  const { kind, page } = useLoaderData<typeof loader>()
  if (kind === 'brand') return <BrandPage page={page as BrandPageModel} />
  const { title, blocks, document } = page as StaffPageModel
  return <StaffPage key={title} title={title} blocks={blocks} document={document} />
}
