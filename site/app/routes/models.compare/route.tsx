import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import {
  findModelComparison,
  type ModelComparePageModel,
} from '#app/features/models/compare/model-compare.server.ts'
import { ModelComparePage } from '#app/features/models/components/model-compare-page.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { COMPARE_READS } from '#app/parts/model/compare-sides.ts'

export const handle: RouteHandle = { reads: COMPARE_READS }

/** Any two models of the dealer, side by side. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await findModelComparison(requireDealerContext(context), '', context.url.searchParams)
  if (page === null) throw new Response('Pick two to compare', { status: 404 })
  return page
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function CompareModels() {
  return <ModelComparePage page={useLoaderData<typeof loader>() as ModelComparePageModel} />
}
