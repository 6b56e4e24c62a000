import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { requireShop } from '#app/context.ts'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { SuccessPage } from '#app/features/leads/components/success-page.tsx'
import { successPath } from '#app/paths.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import '#app/styles/pages/leads.css'

export const handle: RouteHandle = { reads: [] }

/** After a lead was taken up (LEAD-31, OPEN-21). The same document for everybody: what is personal stays in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const shop = requireShop(context)
  return {
    meta: {
      title: 'Thank you',
      description: `${shop.bundle.tenant.name} has received your enquiry.`,
      ...siteMeta(shop),
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
