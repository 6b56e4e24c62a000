import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { RolePage } from '#app/features/enquiry/components/role-page.tsx'
import type { RolePageModel } from '#app/features/enquiry/contact-model.ts'
import { getRolePage } from '#app/features/enquiry/lead-pages.server.ts'
import { FORM_PAGE_READS, readPageQuery } from '#app/features/enquiry/page-query.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

/** The form has an idempotency key per visitor, so the page is not cached. */
export const handle: RouteHandle = { reads: [...FORM_PAGE_READS], isPrivate: true, isForm: true }

/** `/careers/{role}`: one open role, which search engines find as a job. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return getRolePage(requireDealerContext(context), params.role ?? '', readPageQuery(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function Role() {
  return <RolePage {...(useLoaderData<typeof loader>() as RolePageModel)} />
}
