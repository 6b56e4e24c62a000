import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { DealersList } from '#app/features/home/components/dealers-list.tsx'
import { HomePage } from '#app/features/home/components/home-page.tsx'
import { getHome } from '#app/features/home/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export const handle: RouteHandle = { reads: [], hasForms: true }

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.site.kind === 'list') return { kind: 'list' as const, dealers: context.site.dealers }
  return { kind: 'dealer' as const, home: await getHome(requireDealerContext(context)) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.kind === 'list' ? [{ title: 'Dealers' }] : pageMeta(data?.home.meta)

/** A dealer's front page, or the list of all dealers at the bare domain. */
export default function FrontPage() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'list' ? <DealersList dealers={data.dealers} /> : <HomePage home={data.home} />
}
