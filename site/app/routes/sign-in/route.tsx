import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { afterSignIn } from '#app/features/account/watchlist/watchlist.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import type { BrowserCars } from '#app/parts/sign-in/browser-cars.ts'
import { SignInPage } from '#app/parts/sign-in/components/sign-in-page.tsx'
import { getSignIn, postSignIn } from '#app/parts/sign-in/sign-in.server.ts'
import type { SignInState } from '#app/parts/sign-in/sign-in-model.ts'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = {
  reads: ['type', 'redirect', 'back'],
  isPrivate: true,
  isUnmeasured: true,
  isForm: true,
}

/** `/sign-in?type=…&redirect=…&back=…` (AUTH-02, ROUTE-23). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return getSignIn(context, request)
}

/** Its steps. */
export async function action({ request, context }: ActionFunctionArgs) {
  const onSignIn = (userId: string, saved: BrowserCars) => afterSignIn(context, request, userId, saved)
  const { status, state } = await postSignIn(context, request, await readForm(request), onSignIn)
  return Response.json(state, { status, headers: { 'cache-control': 'private, no-store' } })
}

export { sendSignIn as clientAction } from '#app/parts/sign-in/send-sign-in.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageMeta(page?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

export default function SignIn() {
  const page = useLoaderData<typeof loader>()
  const state = useActionData() as SignInState | undefined
  return <SignInPage page={page} state={state} tenantSlug={useTenantSlug()} />
}
