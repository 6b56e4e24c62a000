import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { FormPage } from '#app/features/enquiry/components/form-page.tsx'
import type { LeadPageModel } from '#app/features/enquiry/contact-model.ts'
import { getContactPage } from '#app/features/enquiry/lead-pages.server.ts'
import { FORM_PAGE_READS, readPageQuery } from '#app/features/enquiry/page-query.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

/** The form has an idempotency key per visitor, so the page is not cached. */
export const handle: RouteHandle = { reads: [...FORM_PAGE_READS], isPrivate: true, isForm: true }

/** `/contact-us` and `/contact-us/{location or dealership}` (ROUTE-26, ROUTE-27). */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  return getContactPage(requireDealerContext(context), params.slug ?? '', readPageQuery(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function ContactUs() {
  const { pathname } = useLocation()
  return <FormPage key={pathname} {...(useLoaderData<typeof loader>() as LeadPageModel)} />
}
