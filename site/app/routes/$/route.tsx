import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { FINANCE_PARAMETERS } from '#app/features/finance/calculator/finance-query.ts'
import { findOwnFinancePage } from '#app/features/finance/calculator/own-path.server.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { StaffPage } from '#app/features/pages/components/staff-page.tsx'
import { getPage } from '#app/features/pages/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { myGaragePath } from '#app/paths.ts'

export const handle: RouteHandle = { reads: FINANCE_PARAMETERS }

/** Every other address may be the dealer's own name of the garage (OPEN-22), or a page that staff wrote. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const slug = (params['*'] ?? '').replace(/\/+$/, '')
  if (dealer.bundle.tenant.garagePaths.includes(`/${slug}`)) throw redirect(myGaragePath())
  // A dealer may have its own name for the finance page (VAR-11); a page that staff wrote there has priority.
  const finance = findOwnFinancePage(dealer, slug, new URL(request.url).search)
  if (finance !== null) throw redirect(finance)
  return getPage(dealer, slug)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function Page() {
  const { title, blocks } = useLoaderData<typeof loader>()
  return <StaffPage key={title} title={title} blocks={blocks} />
}
