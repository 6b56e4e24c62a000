import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { SavedPage } from '#app/features/saved/components/saved-page.tsx'
import { getSaved } from '#app/features/saved/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export const handle: RouteHandle = { reads: [] }

/** `/saved`: the cars saved in this browser, without sign-in (SAVE-03). The same document for everybody. */
export function loader({ context }: LoaderFunctionArgs) {
  return getSaved(requireDealerContext(context))
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...pageMeta(page?.meta),
  { name: 'robots', content: 'noindex' },
]

export default function Saved() {
  return <SavedPage page={useLoaderData<typeof loader>()} />
}
