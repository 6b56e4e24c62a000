import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { TestDrivePage } from '#app/features/enquiry/components/test-drive-page.tsx'
import { FORM_PAGE_READS, readPageQuery } from '#app/features/enquiry/page-query.ts'
import type { TestDrivePageModel } from '#app/features/enquiry/test-drive-model.ts'
import { getTestDrivePage } from '#app/features/enquiry/test-drive-page.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { readTakenSlots } from '#app/parts/lead/form/taken-slots.server.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

/** The form has an idempotency key per visitor, so the page is not cached. */
export const handle: RouteHandle = { reads: [...FORM_PAGE_READS], isPrivate: true, isForm: true }

/** `/book-test-drive`, with a slash at the end too (ROUTE-25); `?car_id=` names the vehicle. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const taken = await readTakenSlots(context)
  return getTestDrivePage(requireDealerContext(context), readPageQuery(request), taken)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.meta, matches)

export default function BookTestDrive() {
  return <TestDrivePage {...(useLoaderData<typeof loader>() as TestDrivePageModel)} />
}
