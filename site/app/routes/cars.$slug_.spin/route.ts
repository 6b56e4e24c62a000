import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { getSpin } from '#app/features/vehicle/gallery/gallery-section.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'

const MINUTES = 10

export const handle: RouteHandle = { reads: [] }

/** The frames of a car's spin, loaded when it is opened. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const frames = await getSpin(requireDealerContext(context), params.slug ?? '')
  return Response.json(frames, { headers: { 'cache-control': `public, max-age=${MINUTES * 60}` } })
}
