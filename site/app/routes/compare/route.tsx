import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { ComparePage } from '#app/features/compare/components/compare-page.tsx'
import { getCompare } from '#app/features/compare/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/page/page-meta.ts'

export const handle: RouteHandle = { reads: ['cars', 'differences', 'with'] }

/** `/compare?cars={slug},{slug}`; the form of checked cards sends `?cars={slug}&cars={slug}`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const page = await getCompare(requireDealerContext(context), searchParams)
  if (searchParams.getAll('cars').length > 1 && !page.tooMany) throw redirect(page.meta.path)
  return page
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...pageMeta(page?.meta),
  // Search engines would index a page for every combination of cars.
  { name: 'robots', content: 'noindex' },
]

export default function Compare() {
  return <ComparePage page={useLoaderData<typeof loader>()} />
}
