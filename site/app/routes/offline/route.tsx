import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { OfflinePage } from '#app/layout/offline/components/offline-page.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { offlinePath } from '#app/paths.ts'

export const handle: RouteHandle = { reads: [], hasNoScripts: true }

/** `/offline`: what the service worker shows at the address of a page that it has not stored. */
export function loader({ context }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const { tenant } = dealer.bundle
  return {
    meta: {
      title: 'You are offline',
      description: `A page of ${tenant.name} to read without a network.`,
      siteName: tenant.name,
      origin: dealer.origin,
      path: offlinePath(),
    },
    hasGarage: tenant.flags.garage,
    phone: phoneLink(dealerPhone(dealer.bundle)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...pageMeta(page?.meta),
  { name: 'robots', content: 'noindex' },
]

export default function Offline() {
  const { hasGarage, phone } = useLoaderData<typeof loader>()
  return <OfflinePage hasGarage={hasGarage} phone={phone} />
}
