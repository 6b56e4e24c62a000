import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { type SentModel, SuccessPage } from '#app/features/enquiry/components/success-page.tsx'
import { findSent } from '#app/features/enquiry/success.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { successPath } from '#app/paths.ts'

/** It says what this browser just sent. */
export const handle: RouteHandle = { reads: [], isPrivate: true }

/** The page after a lead (LEAD-31, OPEN-21). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  return {
    dealer: dealer.bundle.tenant.name,
    phone: phoneLink(dealerPhone(dealer.bundle)),
    sent: await findSent(context, request),
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
  const { dealer, phone, sent } = useLoaderData<typeof loader>()
  return <SuccessPage dealer={dealer} phone={phone} sent={sent as SentModel | null} />
}
