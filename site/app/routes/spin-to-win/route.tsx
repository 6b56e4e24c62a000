import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PrizePage } from '#app/features/prize/components/prize-page.tsx'
import { getPrizePage, postSpin } from '#app/features/prize/prize.server.ts'
import type { PrizePageModel } from '#app/features/prize/prize-model.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { useAnsweredPage } from '#app/parts/lead/form/use-page-form.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'
export { sendForm as clientAction } from '#app/parts/lead/form/send-form.ts'

export const handle: RouteHandle = { reads: ['draw'], isPrivate: true, isForm: true }

/** `/spin-to-win` (ROUTE-30, OPEN-74). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return getPrizePage(context, request)
}

/** A spin. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { status, page } = await postSpin(context, request, await readForm(request))
  return Response.json(page, { status, headers: { 'cache-control': 'private, no-store' } })
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageMeta(page?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

export default function SpinToWin() {
  return <PrizePage page={useAnsweredPage(useLoaderData<typeof loader>() as PrizePageModel)} />
}
