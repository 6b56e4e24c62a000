import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import {
  findModelComparison,
  type ModelComparePageModel,
} from '#app/features/models/compare/model-compare.server.ts'
import { ModelComparePage } from '#app/features/models/components/model-compare-page.tsx'
import { StaffPage } from '#app/features/pages/components/staff-page.tsx'
import { findPage, type StaffPageModel } from '#app/features/pages/queries.server.ts'
import { findRedirect } from '#app/features/redirects/follow.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { notFound } from '#app/parts/car/not-found.server.ts'
import { COMPARE_READS } from '#app/parts/model/compare-sides.ts'

export const handle: RouteHandle = { reads: COMPARE_READS, hasForms: true }

/** `/pages/mg-im` compares the models that name it (CMP-12); `/pages/warranty` is the page that staff wrote (ROUTE-32). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const { page: name = '' } = params
  const comparison = await findModelComparison(dealer, name, context.url.searchParams)
  if (comparison !== null) return { kind: 'comparison' as const, meta: comparison.meta, page: comparison }
  const page = (await findPage(dealer, `pages/${name}`)) ?? (await findPage(dealer, name))
  if (page === null) throw (await findRedirect(context)) ?? (await notFound(dealer))
  return { kind: 'written' as const, meta: page.meta, page }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function NamedPage() {
  const { kind, page } = useLoaderData<typeof loader>()
  if (kind === 'comparison') return <ModelComparePage page={page as ModelComparePageModel} />
  const { title, blocks, document } = page as StaffPageModel
  return <StaffPage key={title} title={title} blocks={blocks} document={document} />
}
