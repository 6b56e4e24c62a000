import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { COMPARE_READS } from '#app/features/models/compare/compare-sides.ts'
import {
  findModelComparison,
  type ModelComparePageModel,
} from '#app/features/models/compare/model-compare.server.ts'
import { ModelComparePage } from '#app/features/models/components/model-compare-page.tsx'
import { StaffPage } from '#app/features/pages/components/staff-page.tsx'
import { getPage, hasPage, type StaffPageModel } from '#app/features/pages/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: COMPARE_READS }

/** `/pages/mg-im` compares the models that name it (CMP-12); `/pages/warranty` is the page that staff wrote (ROUTE-32). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const { page: name = '' } = params
  const comparison = await findModelComparison(dealer, name, context.url.searchParams)
  if (comparison !== null) return { kind: 'comparison' as const, meta: comparison.meta, page: comparison }
  const own = `pages/${name}`
  const page = await getPage(dealer, hasPage(dealer, own) ? own : name)
  return { kind: 'written' as const, meta: page.meta, page }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function NamedPage() {
  const { kind, page } = useLoaderData<typeof loader>()
  if (kind === 'comparison') return <ModelComparePage page={page as ModelComparePageModel} />
  const { title, blocks } = page as StaffPageModel
  return <StaffPage key={title} title={title} blocks={blocks} />
}
