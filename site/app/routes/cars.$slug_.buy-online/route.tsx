import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { ReservePage } from '#app/features/reserve/components/reserve-page.tsx'
import { reserveRoute } from '#app/features/reserve/reserve-route.server.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import '#app/styles/pages/leads.css'
import '#app/styles/pages/reserve.css'
import '#app/styles/pages/vehicle-tools.css'

export const handle: RouteHandle = { reads: ['reservation'], personal: true }

/** The same journey under the name that some dealers chose (RES-02, ROUTE-14). */
export const loader = (args: LoaderFunctionArgs) => reserveRoute('buy-online').loader(args)

export const action = (args: ActionFunctionArgs) => reserveRoute('buy-online').action(args)

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...pageMeta(page?.meta),
  { name: 'robots', content: 'noindex' },
]

export default function Reserve() {
  const asked = useLoaderData<typeof loader>()
  return <ReservePage page={useActionData<typeof action>() ?? asked} />
}
