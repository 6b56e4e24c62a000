import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MyGaragePage } from '#app/features/account/watchlist/components/my-garage-page.tsx'
import { getMyGarage } from '#app/features/account/watchlist/watchlist-pages.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import type { WatchlistModel } from '#app/parts/watchlist/watchlist-model.ts'

export { FormRouteError as ErrorBoundary } from '#app/layout/components/route-error.tsx'

export const handle: RouteHandle = { reads: [], isPrivate: true }

/** `/my-garage` (OPEN-22, ROUTE-30). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return getMyGarage(context, request)
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageMeta(page?.meta, matches),
  { name: 'robots', content: 'noindex' },
]

export default function MyGarage() {
  return <MyGaragePage page={useLoaderData<typeof loader>() as WatchlistModel} />
}
