import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getListedCar } from '#app/parts/car/listed-car.server.ts'
import { buildStrip } from '#app/parts/car/present-car.server.ts'

const MINUTES = 10

export const handle: RouteHandle = { reads: [] }

/** Thumbnails of a card, loaded on hover. @throws 404, 410 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const strip = buildStrip(await getListedCar(dealer, params.slug ?? ''), dealer)
  return Response.json(strip, { headers: { 'cache-control': `public, max-age=${MINUTES * 60}` } })
}
