import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { WatchlistPage } from '#app/features/account/watchlist/components/watchlist-page.tsx'
import { getWatchlist, postWatchlist } from '#app/features/account/watchlist/watchlist-pages.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import type { WatchlistModel } from '#app/parts/watchlist/watchlist-model.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `/watchlist` (OPEN-09, ROUTE-24). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return getWatchlist(context, request)
}

/** A save or removal by a form. */
export async function action({ request, context }: ActionFunctionArgs) {
  return postWatchlist(context, request, await readForm(request))
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageMeta(page?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

export default function Watchlist() {
  return <WatchlistPage page={useLoaderData<typeof loader>() as WatchlistModel} />
}
