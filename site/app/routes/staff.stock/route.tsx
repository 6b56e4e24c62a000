import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { ImportReportPage } from '#app/features/import-report/components/import-report-page.tsx'
import { getImportReport } from '#app/features/import-report/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export const handle: RouteHandle = { reads: ['car'] }

export function loader({ context }: LoaderFunctionArgs) {
  return getImportReport(requireDealerContext(context), context, context.url.searchParams.get('car'))
}

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.meta),
  { name: 'robots', content: 'noindex' },
]

export default function ImportReportRoute() {
  const { meta: _meta, ...page } = useLoaderData<typeof loader>()
  return <ImportReportPage {...page} />
}
