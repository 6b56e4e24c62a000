import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StatusPage } from '#app/features/status/components/status-page.tsx'
import { getStatus } from '#app/features/status/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export const handle: RouteHandle = { reads: [] }

export function loader({ context }: LoaderFunctionArgs) {
  return getStatus(context)
}

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.meta),
  { name: 'robots', content: 'noindex' },
]

export default function StatusRoute() {
  const { meta: _meta, ...page } = useLoaderData<typeof loader>()
  return <StatusPage {...page} />
}
