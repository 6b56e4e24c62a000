import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/page/page-meta.ts'
import { useAnsweredPage } from '#app/parts/lead/form/use-page-form.ts'
import type { ReserveRoute } from '../reserve-route.server.ts'
import { ReservePage } from './reserve-page.tsx'
import '#app/styles/pages/leads.css'
import '#app/styles/pages/reserve.css'
import '#app/styles/pages/vehicle-tools.css'

/** The `meta` of the journey's page, at each of its three addresses. */
export const reserveMeta: MetaFunction<ReserveRoute['loader']> = ({ data: page, matches }) => [
  ...pageMeta(page?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

/** The page from the route's loader, or from the answer to its form. */
export function ReserveRoutePage() {
  return <ReservePage page={useAnsweredPage(useLoaderData<ReserveRoute['loader']>())} />
}
