import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getRedirects } from '#app/features/redirects/redirects-page.server.ts'
import { RedirectsPage } from '#app/features/redirects/redirects-page.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import '#app/styles/pages/import-report.css'

export const handle: RouteHandle = { reads: [] }

export function loader({ context }: LoaderFunctionArgs) {
  return getRedirects(context)
}

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.meta),
  { name: 'robots', content: 'noindex' },
]

export default function RedirectsRoute() {
  return <RedirectsPage redirects={useLoaderData<typeof loader>().redirects} />
}
