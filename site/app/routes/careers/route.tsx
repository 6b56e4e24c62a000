import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { askedPage, FORM_PAGE_READS } from '#app/features/leads/pages/asked-page.ts'
import { FormPage } from '#app/features/leads/pages/components/form-page.tsx'
import type { LeadPageModel } from '#app/features/leads/pages/contact-model.ts'
import { getCareersPage } from '#app/features/leads/pages/lead-pages.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export { skipRevalidationAfterForms as shouldRevalidate } from '#app/features/layout/skip-revalidation-after-forms.ts'

/** Each visitor's form has a key of its own, so the page is nobody else's. */
export const handle: RouteHandle = { reads: [...FORM_PAGE_READS], isPrivate: true }

/** `/careers`: what staff wrote, and a form (ROUTE-35, LEAD-08). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return getCareersPage(requireDealerContext(context), askedPage(request))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.meta)

export default function Careers() {
  return <FormPage {...(useLoaderData<typeof loader>() as LeadPageModel)} />
}
