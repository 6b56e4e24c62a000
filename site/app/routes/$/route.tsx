import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireShop } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { StaffPage } from '#app/features/pages/components/staff-page.tsx'
import { getPage } from '#app/features/pages/queries.server.ts'
import type { RouteHandle } from '#app/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** Every address that nothing else answers may be a page that staff wrote. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return getPage(requireShop(context), (params['*'] ?? '').replace(/\/+$/, ''))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function Page() {
  const { title, blocks } = useLoaderData<typeof loader>()
  return <StaffPage title={title} blocks={blocks} />
}
