import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { brandAddress } from '#app/features/models/brand/brand-address.ts'
import { ModelPage } from '#app/features/models/components/model-page.tsx'
import { findModel, getModelPage, type ModelPageModel } from '#app/features/models/page/model-page.server.ts'
import { StaffPage } from '#app/features/pages/components/staff-page.tsx'
import { findPage, type StaffPageModel } from '#app/features/pages/queries.server.ts'
import { findRedirect } from '#app/features/redirects/follow.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { notFound } from '#app/parts/car/not-found.server.ts'
import { FINANCE_PARAMETERS } from '#app/parts/money/calculator/finance-query.ts'
import { findOwnFinancePage } from '#app/parts/money/calculator/own-path.server.ts'
import { myGaragePath } from '#app/paths.ts'

export const handle: RouteHandle = { reads: FINANCE_PARAMETERS, hasForms: true }

export { RouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

/**
 * Every other address may be the dealer's own name of the garage (OPEN-22), a page that staff wrote, a model (ROUTE-33),
 * one that leads to another, or the bare name of a make that has a page (GRP-04).
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const slug = (params['*'] ?? '').replace(/\/+$/, '')
  if (dealer.bundle.tenant.garagePaths.includes(`/${slug}`)) throw redirect(myGaragePath())
  // A dealer may have its own name for the finance page (VAR-11); a page that staff wrote there has priority.
  const finance = findOwnFinancePage(dealer, slug, new URL(request.url).search)
  if (finance !== null) throw redirect(finance)
  const page = await findPage(dealer, slug)
  if (page) return page
  const model = findModel(dealer, slug)
  if (model) return getModelPage(dealer, model)
  const brand = brandAddress(dealer.bundle, slug)
  throw (
    (await findRedirect(context)) ??
    (brand ? redirect(brand + context.url.search, 301) : await notFound(dealer))
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function Page() {
  const page = useLoaderData<typeof loader>() as ModelPageModel | StaffPageModel
  if (page.kind === 'model') return <ModelPage key={page.name} page={page} />
  const { title, blocks, document } = page
  return <StaffPage key={title} title={title} blocks={blocks} document={document} />
}
