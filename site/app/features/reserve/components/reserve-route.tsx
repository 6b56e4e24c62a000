import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import { useAnsweredPage } from '#app/features/leads/form/use-page-form.ts'
import type { ReserveRoute } from '../reserve-route.server.ts'
import { ReservePage } from './reserve-page.tsx'
import '#app/styles/pages/leads.css'
import '#app/styles/pages/reserve.css'
import '#app/styles/pages/vehicle-tools.css'

/** What a page of the journey says in its head, at each of its three addresses. */
export const reserveMeta: MetaFunction<ReserveRoute['loader']> = ({ data: page }) => [
  ...pageMeta(page?.meta),
  { name: 'robots', content: 'noindex' },
]

/** The page that its route's loader, or its form, answered with. */
export function ReserveRoutePage() {
  return <ReservePage page={useAnsweredPage(useLoaderData<ReserveRoute['loader']>())} />
}
