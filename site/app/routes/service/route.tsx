import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ServicePage } from '#app/features/service/components/service-page.tsx'
import { getServicePage } from '#app/features/service/queries.server.ts'
import type { ServicePageModel } from '#app/features/service/service-model.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

/** The form has an idempotency key per visitor, so the page is not cached. */
export const handle: RouteHandle = { reads: ['tab', 'type'], isPrivate: true, isForm: true }

/** `/service` (ROUTE-18): one form, a provider's page, tabs of both, or a redirect to a provider's site. */
export function loader({ context }: LoaderFunctionArgs) {
  return getServicePage(context)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function Service() {
  return <ServicePage {...(useLoaderData<typeof loader>() as ServicePageModel)} />
}
