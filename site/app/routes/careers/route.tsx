import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { CareersPage } from '#app/features/enquiry/components/careers-page.tsx'
import type { CareersPageModel } from '#app/features/enquiry/contact-model.ts'
import { getCareersPage } from '#app/features/enquiry/lead-pages.server.ts'
import { FORM_PAGE_READS, readPageQuery } from '#app/features/enquiry/page-query.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

/** The form has an idempotency key per visitor, so the page is not cached. */
export const handle: RouteHandle = { reads: [...FORM_PAGE_READS], isPrivate: true, isForm: true }

/** `/careers`: staff's content, and a form (ROUTE-35, LEAD-08). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return getCareersPage(requireDealerContext(context), readPageQuery(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function Careers() {
  return <CareersPage {...(useLoaderData<typeof loader>() as CareersPageModel)} />
}
