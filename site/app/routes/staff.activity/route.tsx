import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActivityPage } from '#app/features/activity/components/activity-page.tsx'
import { getActivity } from '#app/features/activity/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export const handle: RouteHandle = { reads: [] }

export function loader({ context }: LoaderFunctionArgs) {
  return getActivity(context)
}

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.meta),
  { name: 'robots', content: 'noindex' },
]

export default function ActivityRoute() {
  const { meta: _meta, ...page } = useLoaderData<typeof loader>()
  return <ActivityPage {...page} />
}
