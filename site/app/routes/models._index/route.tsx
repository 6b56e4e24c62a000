import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { ModelsPage } from '#app/features/models/components/models-page.tsx'
import { getModels, type ModelsPageModel } from '#app/features/models/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export const handle: RouteHandle = { reads: ['body', 'powertrain'] }

export function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url
  return getModels(requireDealerContext(context), {
    body: searchParams.get('body'),
    powertrain: searchParams.get('powertrain'),
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function Models() {
  const { meta: _, ...page } = useLoaderData<typeof loader>() as ModelsPageModel
  return <ModelsPage {...page} />
}
