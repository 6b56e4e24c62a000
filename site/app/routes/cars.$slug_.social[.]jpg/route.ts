import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { getListedCar } from '#app/parts/car/listed-car.server.ts'
import { carSocialPicture, socialPictureAnswer } from '#app/parts/drawn/social-pages.server.ts'

/** The version in its address is for others' caches only. */
export const handle: RouteHandle = { reads: [] }

/** A car's picture for other sites. */
export async function loader({ context, params: { slug = '' } }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const car = await getListedCar(dealer, slug)
  return socialPictureAnswer(carSocialPicture(car, dealer), context)
}
