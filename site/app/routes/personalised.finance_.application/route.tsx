import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealer } from '#app/context.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { ApplicationPage } from '#app/features/finance/application/components/application-page.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: ['reference'], isPrivate: true, isUnmeasured: true, isForm: true }

/** Replaces the finance provider's page where none is configured. @throws 404 where one is */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { tenant, bundle } = requireDealer(context)
  if (!context.quotes.embedded) throw new Response('No such page', { status: 404 })
  const reference = new URL(request.url).searchParams.get('reference') ?? ''
  return {
    dealer: tenant.name,
    phone: phoneLink(dealerPhone(bundle)),
    provider: tenant.finance.quoteProvider,
    reference: /^[\dA-F]{8}$/.test(reference) ? reference : '',
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Application | ${data.dealer}` : 'Application' },
  { name: 'robots', content: 'noindex' },
]

export default function Application() {
  return <ApplicationPage {...useLoaderData<typeof loader>()} />
}
