import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { getFinanceQuote } from '#app/features/finance/quote/finance-quote.server.ts'
import { FinanceQuotePage } from '#app/features/finance/quote/finance-quote-page.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { QUOTE_FIELDS } from '#app/parts/money/quote/quote-fields.ts'
import { gate } from '#app/parts/sign-in/session.server.ts'
import '#app/styles/pages/finance.css'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: QUOTE_FIELDS, isForm: true }

/** A car's finance calculator on a page of its own, with its values in the address (FIN-68, OPEN-08). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await gate(context, request, 'car-finance')
  const { searchParams } = new URL(request.url)
  return getFinanceQuote(requireDealerContext(context), params.slug ?? '', searchParams)
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageMeta(page?.meta, matches),
  // Search engines would index a page for every value.
  { name: 'robots', content: 'noindex' },
]

export default function FinanceQuote() {
  return <FinanceQuotePage page={useLoaderData<typeof loader>()} />
}
