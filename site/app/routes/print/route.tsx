import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireDealerContext } from '#app/context.ts'
import { PrintPage } from '#app/features/print/print-page.tsx'
import { getCarSheet } from '#app/features/print/queries.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import '#app/styles/pages/print.css'

export const handle: RouteHandle = { reads: ['car_id'] }

/** A car to print, `/print?car_id=` (ROUTE-21, PRINT-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const slug = new URL(request.url).searchParams.get('car_id') ?? ''
  return { slug, sheet: await getCarSheet(requireDealerContext(context), slug) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.sheet.name} | ${data.sheet.dealer.name}` : 'Page not found' },
  { name: 'robots', content: 'noindex' },
]

export default function Print() {
  return <PrintPage {...useLoaderData<typeof loader>()} />
}
