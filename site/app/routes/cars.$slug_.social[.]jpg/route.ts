import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import { carSocialPicture, socialPictureAnswer } from '#app/parts/drawn/social-pages.server.ts'

/** The version in its address is for others' caches only. */
export const handle: RouteHandle = { reads: [] }

/** A car's picture for other sites. */
export async function loader({ context, params: { slug = '' } }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const car = await dealer.stock.findCarBySlug(stockScope(dealer), slug)
  if (car === null) throw new Response('No such car', { status: 404 })
  return socialPictureAnswer(carSocialPicture(car, dealer), context)
}
