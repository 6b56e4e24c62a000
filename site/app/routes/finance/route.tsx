import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { gate } from '#app/features/account/sign-in/session.server.ts'
import { FinancePage } from '#app/features/finance/calculator/components/finance-page.tsx'
import { getFinancePage } from '#app/features/finance/calculator/finance-page.server.ts'
import { FINANCE_PARAMETERS } from '#app/features/finance/calculator/finance-query.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export { FormRouteError as ErrorBoundary } from '#app/features/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/features/layout/skip-revalidation-after-forms.ts'

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
