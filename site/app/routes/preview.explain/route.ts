import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { getExplanation } from '#app/features/preview/explain/queries.server.ts'
import { requireStaff } from '#app/http/require-staff.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

export const handle: RouteHandle = { reads: ['cars', 'page'] }

/** The verdicts about the cards and tiles of `?page=`. @throws 404 for everybody but staff */
export async function loader({ context }: LoaderFunctionArgs) {
  requireStaff(context)
  const { searchParams, origin } = context.url
  const ids = (searchParams.get('cars') ?? '').split(',').filter(Boolean)
  const page = searchParams.get('page') ?? '/'
  const explanation = await getExplanation(requireDealerContext(context), {
    ids,
    page: URL.canParse(page, origin) ? new URL(page, origin) : new URL(origin),
  })
  return Response.json(explanation)
}

export { loadOrNull as clientLoader } from '#app/http/load-or-null.ts'

/** Asked for again by every page that is opened. */
export const shouldRevalidate = () => false
