import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireShop } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { StaffPage } from '#app/features/pages/components/staff-page.tsx'
import { getPage } from '#app/features/pages/queries.server.ts'
import { myGaragePath } from '#app/paths.ts'
import type { RouteHandle } from '#app/route-handle.ts'

export const handle: RouteHandle = { reads: [] }

/** Every address that nothing else answers may be another one of the garage (OPEN-22), or a page that staff wrote. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const shop = requireShop(context)
  const slug = (params['*'] ?? '').replace(/\/+$/, '')
  if (shop.bundle.tenant.garagePaths.includes(`/${slug}`)) throw redirect(myGaragePath())
  return getPage(shop, slug)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function Page() {
  const { title, blocks } = useLoaderData<typeof loader>()
  return <StaffPage title={title} blocks={blocks} />
}
