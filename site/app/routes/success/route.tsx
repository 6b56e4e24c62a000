import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { SuccessPage } from '#app/features/leads/pages/components/success-page.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { successPath } from '#app/paths.ts'
import '#app/styles/pages/leads.css'

export const handle: RouteHandle = { reads: [] }

/** The page after a lead (LEAD-31, OPEN-21). The same document for everybody: personal data stay in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  return {
    meta: {
      title: 'Thank you',
      description: `${dealer.bundle.tenant.name} has received your enquiry.`,
      ...siteMeta(dealer),
      path: successPath(),
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...pageMeta(page?.meta),
  { name: 'robots', content: 'noindex' },
]

export default function Success() {
  return <SuccessPage />
}
