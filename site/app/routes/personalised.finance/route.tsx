import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { JourneyPage } from '#app/features/finance/application/components/journey-page.tsx'
import { getJourney, postJourney } from '#app/features/finance/application/journey.server.ts'
import type { JourneyState } from '#app/features/finance/application/journey.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { FINANCE_PARAMETERS } from '#app/parts/money/calculator/finance-query.ts'
import { gate } from '#app/parts/sign-in/session.server.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { skipRevalidationAfterForms as shouldRevalidate } from '#app/layout/skip-revalidation-after-forms.ts'

export const handle: RouteHandle = { reads: FINANCE_PARAMETERS, isPrivate: true, isForm: true }

/** Personalised finance (ROUTE-20); a dealer may ask for sign-in first (AUTH-05). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await gate(context, request, 'car-finance')
  for (const origin of context.quotes.redirectOrigins) context.allowOrigin('forms', origin)
  return getJourney(context, new URL(request.url).searchParams)
}

/** A step; the last one redirects to the provider (FIN-64). */
export async function action({ request, context }: ActionFunctionArgs) {
  await gate(context, request, 'car-finance')
  const { searchParams } = new URL(request.url)
  for (const origin of context.quotes.redirectOrigins) context.allowOrigin('forms', origin)
  const answer = await postJourney(context, request, searchParams, await readForm(request))
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const cookie of answer.cookies) headers.append('set-cookie', cookie)
  if ('state' in answer) return Response.json(answer.state, { status: answer.status, headers })
  headers.set('location', answer.redirectUrl)
  return new Response(null, { status: 303, headers })
}

export { sendJourney as clientAction } from '#app/features/finance/application/send-journey.ts'

/** Journeys on other pages prefetch this route's script, without a quote of the provider. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>()

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageMeta(page?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

export default function PersonalisedFinance() {
  const page = useLoaderData<typeof loader>()
  const state = useActionData() as JourneyState | undefined
  return <JourneyPage key={state ? `${state.step}` : 'begin'} page={page} state={state} />
}
