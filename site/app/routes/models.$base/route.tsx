import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { ModelPage } from '#app/features/models/components/model-page.tsx'
import { findModel, getModelPage, type ModelPageModel } from '#app/features/models/page/model-page.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export const handle: RouteHandle = { reads: [] }

/** A model by the maker's short name (CMP-12, ROUTE-32). */
export function loader({ context, params }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const model = findModel(dealer, params.base ?? '')
  if (model === null) throw new Response('No such model', { status: 404 })
  return getModelPage(dealer, model)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function Model() {
  const page = useLoaderData<typeof loader>() as ModelPageModel
  return <ModelPage key={page.name} page={page} />
}
