import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FinancePage } from '#app/features/finance/calculator/components/finance-page.tsx'
import { getFinancePage } from '#app/features/finance/calculator/finance-page.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { FINANCE_PARAMETERS } from '#app/parts/money/calculator/finance-query.ts'
import { gate } from '#app/parts/sign-in/session.server.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: FINANCE_PARAMETERS }

/** The finance page under one of its three addresses (ROUTE-19, VAR-11). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await gate(context, request, 'finance')
  return getFinancePage(context, new URL(request.url).searchParams)
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => pageMeta(page?.meta, matches)

export default function Finance() {
  return <FinancePage page={useLoaderData<typeof loader>()} />
}
